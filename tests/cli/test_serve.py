import subprocess
import sys

import pytest

BLOCKED = """
import sys

class Block:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] == "uvicorn":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Block)
from laguna.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [["serve"], ["db", "migrate"]])
def test_without_the_extra_it_says_what_to_install(command: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED, *command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "laguna: The server needs uvicorn: pip install 'laguna[server]'.\n"
