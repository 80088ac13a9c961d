"""Fights: Monsters and their tokens, rounds of combat, Power cards, duels, servants."""
