"""Cards of the exploration decks: drawing, facing, following, using them."""
