"""Cards: what a card is and what its text means."""
