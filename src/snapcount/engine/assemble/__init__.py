"""From syntax trees to programs: each node of `snapcount.cards` becomes its executor."""
