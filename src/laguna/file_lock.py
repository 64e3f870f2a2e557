"""A lock on a file, which one process has at a time. It ends with the process, however that ends."""

import errno
import os

FAR = 0x7FFF_FFF0
"""The byte that is locked on Windows, far behind all that is there: nobody can read or write what is locked."""


def lock(file: int) -> bool:
    """Lock an open file until it is closed; False if another process has locked it."""
    try:
        _lock(file)
    except OSError as error:
        # Some file systems know no locks, which is another trouble.
        if error.errno in (errno.EACCES, errno.EAGAIN):
            return False
        raise
    return True


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        _lock_on_windows(file)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_on_windows(file: int) -> None:
    import msvcrt

    before = os.lseek(file, 0, os.SEEK_CUR)
    os.lseek(file, FAR, os.SEEK_SET)
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    finally:
        os.lseek(file, before, os.SEEK_SET)
