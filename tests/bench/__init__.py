"""Speed beside other engines: `python -m tests.bench`, or `make bench`, which installs the peers first."""
