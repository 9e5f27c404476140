"""Where computer players think: beside the event loop, in processes that import the engine alone."""
