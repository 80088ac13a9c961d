"""What a scenario brings: characters, rooms, objects, spawns, treasures, goals, special rules."""
