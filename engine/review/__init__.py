"""The review of a finished round for one seat: what each of its decisions cost, from its own views alone."""
