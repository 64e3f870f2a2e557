"""Archives are unpacked in threads of the server."""

import subprocess
import sys
from pathlib import Path

from laguna.kernel.record import parse
from laguna.table import archive

RECORD = sorted((Path(__file__).parent.parent / "records" / "murano").glob("*.rec"))[0]
AT_ONCE = """
import sys, threading
from pathlib import Path

sys.setswitchinterval(1e-6)
from laguna.table.archive import unpack

data, together = Path(sys.argv[1]).read_bytes(), threading.Barrier(4)
threads = [threading.Thread(target=lambda: (together.wait(), unpack(data))) for _ in range(4)]
for one in threads:
    one.start()
for one in threads:
    one.join()
"""


def test_several_threads_may_be_the_first_to_unpack_one(tmp_path: Path) -> None:
    packed = tmp_path / "archive"
    packed.write_bytes(archive.pack(parse(RECORD.read_text("utf-8"))))
    # Without decoders made beforehand, more than half of such processes crash.
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", AT_ONCE, str(packed)], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
