"""Speed beside other engines: `python -m tests.tools.bench`, or `make bench`, which installs the peers first."""
