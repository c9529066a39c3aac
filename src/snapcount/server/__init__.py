"""The server: games that live in rooms, and the wires that lead to them.

A room is pure; time, chance and transport are handed to it. What it decides is a list of entries,
and a game is nothing but its entries played again.
"""
