"""Items: worn, used, and those that do something by themselves."""
