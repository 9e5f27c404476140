"""Truc, from its specification."""
