"""Playing in a terminal: `plain` is a conversation in lines of text."""
