"""A table in use: apply, append, publish; who follows it; what the others must agree to."""
