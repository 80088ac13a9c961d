"""What is in the box, read from content/ and numbered.

Facts and plain effects are data: vocabulary.py has the words they are written in, effects.py and
powers.py what cards order, box.py the components, numbers.py the same as state and rules hold it.
"""
