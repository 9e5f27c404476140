"""The climbing family in the house: its presenter, screens, narration, house rules, decrees and standing orders."""
