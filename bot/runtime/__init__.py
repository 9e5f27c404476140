"""All live tables of this process, their timer, and what is cleaned up at its start."""
