"""What is done with cards: drawn, discarded, searched for, attached, removed."""
