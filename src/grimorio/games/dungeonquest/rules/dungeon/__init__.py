"""The dungeon: the board, its ways and rooms, the dragon, the catacombs, the way out."""
