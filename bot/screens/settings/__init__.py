"""What people and servers choose, the rules, and what is stored about people."""
