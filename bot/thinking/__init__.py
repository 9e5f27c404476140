"""Computer players think here: beside the event loop, in processes that import the engine alone."""
