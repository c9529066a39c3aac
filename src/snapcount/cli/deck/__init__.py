"""Check, show, build and share decks."""
