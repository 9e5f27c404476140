"""Today's deals: their page, a deal on its panel, its field and the boards."""
