"""What every screen is made of: texts, words, components."""
