"""What the climbing games have for themselves: screens, decrees, orders, narration."""
