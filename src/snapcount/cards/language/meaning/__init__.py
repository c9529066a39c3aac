"""From sentences to what a card does: passes over the tree, and what they refuse."""
