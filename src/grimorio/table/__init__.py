"""The table: where people play. Tables, seats, storage, live updates, the HTTP API."""
