"""Bot games in large numbers: simulations, arena, ratings and statistics."""
