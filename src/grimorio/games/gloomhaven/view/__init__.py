"""What the players are shown."""
