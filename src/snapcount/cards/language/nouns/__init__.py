"""What texts speak of: people, Players, plays, cards and numbers."""
