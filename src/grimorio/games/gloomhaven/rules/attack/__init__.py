"""An attack from its aim to its harm: targets, modifier cards, conditions, damage, death."""
