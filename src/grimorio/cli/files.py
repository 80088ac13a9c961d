"""Records on disk: read with care, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from grimorio.cli.terminal import CannotDo
from grimorio.core.record import MAX_BYTES, Record, parse


def read_record(path: Path) -> Record:
    """The record in a file; of a file too large to be one no more is read than shows it."""
    try:
        with path.open("rb") as file:
            return parse(file.read(MAX_BYTES + 1))
    except OSError as error:
        raise unreadable(path, error) from None


def write_record(path: Path, record: Record) -> None:
    """Put a record where another may be, so that at any moment one of them is there."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(record.json() + b"\n")
        beside.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None


def unreadable(path: Path, error: OSError) -> CannotDo:
    """Why a file cannot be read."""
    return CannotDo("cli-cannot-read", file=str(path), reason=error.strerror or str(error))


def unwritable(path: Path, error: OSError) -> CannotDo:
    """Why a file cannot be written."""
    return CannotDo("cli-cannot-write", file=str(path), reason=error.strerror or str(error))
