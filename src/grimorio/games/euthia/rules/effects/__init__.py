"""What pieces do: which uses a Hero has at a time, and the verbs of their effects."""
