"""The machinery of the grammar: words, templates, constructs, and the chart that reads them."""
