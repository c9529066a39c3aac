"""What a card is worth, from its tree alone: how much it does, on which side, for which style."""
