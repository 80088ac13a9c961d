"""All tables of one server: making, opening and dropping them, and what a host does."""
