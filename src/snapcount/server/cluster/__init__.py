"""A whole cluster on one machine, to see what games notice when its nodes die."""
