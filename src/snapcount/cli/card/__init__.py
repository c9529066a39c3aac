"""Read, check, show, search and make cards."""
