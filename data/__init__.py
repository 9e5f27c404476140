"""The data floor keeps what lasts: tables, their rounds and moves, in a database. It knows nothing of Discord:
ids are plain integers.
"""
