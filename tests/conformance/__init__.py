"""The conformance suite, over every title of the registry."""
