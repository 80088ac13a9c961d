"""The door to the world: the HTTP API, the live line, the pages of the client."""
