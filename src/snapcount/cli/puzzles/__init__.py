"""Solve puzzles, mine new ones from games, and check those that come with the program."""
