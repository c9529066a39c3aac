"""Sets of cards: what is in them."""
