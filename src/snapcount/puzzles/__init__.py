"""Puzzles: positions out of games in which one answer is clearly best, and why it is."""
