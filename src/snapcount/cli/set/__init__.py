"""Show what is in a set of cards."""
