"""When a card is played and an ability used, and what waits in the layers."""
