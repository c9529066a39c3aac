"""The rules: state, flow by edition, timing points, layers, effects, views, records."""
