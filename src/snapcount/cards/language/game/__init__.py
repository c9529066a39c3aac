"""The scoreboard and the rules: downs, the clock, kicks, points, what players may do."""
