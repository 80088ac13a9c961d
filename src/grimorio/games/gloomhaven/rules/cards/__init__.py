"""Cards that no verb can say: their special lines, a module for each class."""
