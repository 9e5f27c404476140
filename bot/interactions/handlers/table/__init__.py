"""Presses at a table and on the way to one."""
