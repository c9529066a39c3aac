"""Measure agents (duels, calibration, speed) and fit the coach's model."""
