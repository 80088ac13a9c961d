"""`python -m grimorio` is the command `grimorio`."""

import sys

from grimorio.cli import main

if __name__ == "__main__":
    sys.exit(main())
