"""The child process of `pool`: says when it is ready, reads jobs as lines of JSON, and answers each
with a line."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time

import msgspec

from grimorio.core.errors import Refusal
from grimorio.table.refusals import Undone, WorkerFailed
from grimorio.table.workers.jobs import JOBS

LEAST = 0.001
"""What a job costs at least, in seconds: the clock of some machines is coarse."""


def limit(megabytes: int) -> None:
    """Use at most that much memory, where the system can be told so. 0 is no limit."""
    if not megabytes:
        return
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        size = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def allow(seconds: float) -> None:
    """The most that this process may work; then the system ends it, where it can. Time in which it
    waits for the processor does not count. 0 is for ever."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def undone(error: Refusal) -> dict[str, object]:
    return {"undone": Undone(error.code, error.text, error.rules, error.title)}


def main() -> None:
    """Work until the line is closed."""
    limit(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is not an answer
    answers.write(b"{}\n")
    answers.flush()
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line)
        started = time.process_time()
        allow(job["work"])
        try:
            done = {"done": JOBS[job["job"]](job)}
        except Refusal as error:
            done = undone(error)
        except MemoryError:
            done = undone(WorkerFailed("job-memory"))
        except Exception as error:
            done = undone(WorkerFailed("job-raised", detail=repr(error)[:500]))
        allow(0)
        done["seconds"] = max(LEAST, time.process_time() - started)
        answers.write(msgspec.json.encode(done) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
