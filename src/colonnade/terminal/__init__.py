"""Playing without a browser: one table, in the terminal. Knows the `Game` protocol and no game's rule."""
