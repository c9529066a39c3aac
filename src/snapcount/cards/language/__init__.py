"""The card language: one reversible grammar, in which each construct is declared once.

A construct says which node of the tree it is, the words it is printed in, and the other words it
is read in. The reader (`chart`), the printer (`speak`), completion and the reference in the docs
all come from the same declarations; their order means nothing.
"""
