"""What is done to plays and said of them: calls, yards, ranges, results."""
