"""The tutorial: short lessons on real positions, which check what the learner does."""
