"""Executors: one class for each thing that a card's text can do, ask or count."""
