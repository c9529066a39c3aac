"""The full-screen table. `app` puts it together; every other module draws one part of it.

The parts draw from a view, which is all that a seat may know, and the immutable table of cards.
"""
