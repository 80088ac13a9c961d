"""Child processes: what takes long is done there."""
