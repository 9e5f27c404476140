"""The material of every screen: texts, words, components."""
