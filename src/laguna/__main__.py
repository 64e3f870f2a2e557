"""`python -m laguna` is the same as `laguna`."""

import sys

from laguna.cli import main

if __name__ == "__main__":
    sys.exit(main())
