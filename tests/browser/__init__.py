"""The sandbox's page in a real browser. Run by `make check` and `make pictures`, not by `make test`."""
