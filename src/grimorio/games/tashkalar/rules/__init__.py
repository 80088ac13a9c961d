"""The rulebook of Tash-Kalar as coroutines, one module a chapter."""
