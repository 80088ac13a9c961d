"""The rulebook of DungeonQuest, one module a chapter."""
