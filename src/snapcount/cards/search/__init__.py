"""Search: a query as card sites know it, and the cards that fit it, best first."""
