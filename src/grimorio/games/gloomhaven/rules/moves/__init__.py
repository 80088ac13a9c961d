"""How figures change hexes: moves, push and pull, traps and obstacles in the way."""
