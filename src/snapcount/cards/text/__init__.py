"""Card texts: English to tree (`parse`), tree to English (`english`), and random cards."""
