"""Slash commands: what a person types. Thin: parse, call one thing, answer."""
