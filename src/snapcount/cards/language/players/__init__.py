"""What is done to Players and said of them."""
