"""Decks: whether one may be played, and what is wrong with it if not."""
