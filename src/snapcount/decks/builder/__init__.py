"""An automatic deck builder: from a pool of cards and a wish, a legal and sensible deck."""
