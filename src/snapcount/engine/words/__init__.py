"""The game in words: names, questions, what happened and why (law 8)."""
