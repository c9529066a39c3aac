"""Check, show, build and pass on decks."""
