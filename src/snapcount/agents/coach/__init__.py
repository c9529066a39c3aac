"""`coach`: an opponent that mixes its calls, knows what a down is worth, and looks ahead."""
