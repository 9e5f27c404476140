"""The process: settings, client, live tables, router, screens, narration."""

import sys

if sys.platform == "win32":  # before anything is imported that Windows lacks: a file's lock, and a loop's signals
    sys.stderr.write("The bot does not run on Windows itself: run it in WSL (wsl --install) or in Docker.\n")
    sys.exit(78)
