"""Takes the screenshots that README and docs/gallery.md show: `python -m tests.tools.pictures`."""
