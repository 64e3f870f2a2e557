"""Does a test notice every change to the rules? `make mutants` runs mutmut over the rules modules and judges.

mutmut changes the rules in a small way, thousands of times (a sign, a number, a comparison), and runs the tests
that touch the changed function. At least 90 of 100 must be noticed; `docs/mutants.md` tells what the others are.
Give names to try a part only: `python tests/mutants.py "laguna.games.murano.rules.ring*"`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

WANTED = 0.9
BIN = Path(sys.executable).parent


def mutmut(*arguments: str, quiet: bool = False) -> str:
    """Run mutmut with fewer random games: one game that goes wrong is enough to notice."""
    environment = {**os.environ, "LAGUNA_MUTANTS": "1", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [BIN / "mutmut", *arguments],
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"mutmut {arguments[0]} failed.")
    return done.stdout or ""


def main() -> int:
    """Run it, list what survived, and say whether that is little enough."""
    mutmut("run", "--max-children", str(os.cpu_count() or 1), *sys.argv[1:])
    mutmut("export-cicd-stats", quiet=True)
    stats = json.loads(Path("mutants/mutmut-cicd-stats.json").read_text())
    noticed = stats["killed"] + stats["timeout"] + stats["segfault"]
    tried = noticed + stats["survived"] + stats["no_tests"] + stats["suspicious"]
    for line in mutmut("results", quiet=True).splitlines():
        if "survived" in line or "no tests" in line or "suspicious" in line:
            sys.stdout.write(line + "\n")
    share = noticed / max(1, tried)
    sys.stdout.write(f"{noticed} of {tried} changes were noticed: {share:.1%} ({WANTED:.0%} are wanted)\n")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
