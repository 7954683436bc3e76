#!/usr/bin/env python3
"""Runs a task over an archive of pictures on a Spark cluster.

    spark-submit --master MASTER --files VITRUVIAN,MODEL find_landmarks.py
                 --list PATHS --output FOLDER [--task pose] [--partitions N] [--options "--num-poses 2"]

PATHS is a file with the path of a picture on each line. Workers read the pictures under these paths and write to
FOLDER, so all of that lies on storage that every worker sees. FOLDER gets one file of JSON Lines for each partition
of the list, part-00000.jsonl and so on, in the order of the list. A part has its name once it is complete: where
some are there already, only the others are made.

The tool and the model are files of the job. Spark brings them to each worker, where nothing else of Vitruvian needs
to be installed, and pipes paths through the tool, which answers each with a line.
"""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path


def part(folder: str, number: int) -> Path:
    return Path(folder) / f"part-{number:05d}.jsonl"


def store(folder: str, number: int, lines: Iterable[str]) -> Iterator[int]:
    """Writes a part beside its place and then gives it its name; another attempt at it may do the same."""
    target = part(folder, number)
    if target.exists():
        return
    partial = target.with_name(f".{target.name}.{os.uname().nodename}-{os.getpid()}")
    count = 0
    try:
        with partial.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(line + "\n")
                count += 1
            file.flush()
            os.fsync(file.fileno())
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)
    yield count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--task", default="pose")
    parser.add_argument("--tool", default="vitruvian", help="the tool's name among --files")
    parser.add_argument("--model", default="pose_landmarker_full.task", help="the model's name among --files")
    parser.add_argument("--partitions", type=int, default=64)
    parser.add_argument("--jobs", type=int, default=1, help="as many as a task of Spark has cores")
    parser.add_argument("--options", default="", help="further options of the tool")
    arguments = parser.parse_args()

    from pyspark.sql import SparkSession

    folder = str(Path(arguments.output).absolute())
    Path(folder).mkdir(parents=True, exist_ok=True)
    tool = shlex.join(
        [f"./{arguments.tool}", arguments.task, "--model", arguments.model, "--inputs-from", "-"]
        + ["--jobs", str(arguments.jobs), *shlex.split(arguments.options)]
    )
    # A picture that cannot be read has a line that says so. It makes the status 1, and a further attempt in vain.
    command = f"sh -c {shlex.quote(f'{tool} || test $? -eq 1')}"
    context = SparkSession.builder.appName("vitruvian").getOrCreate().sparkContext
    names = [name for name in Path(arguments.list).read_text(encoding="utf-8").splitlines() if name]
    counts = (
        context.parallelize(names, arguments.partitions)
        .mapPartitionsWithIndex(lambda number, paths: iter(()) if part(folder, number).exists() else paths)
        .pipe(command, checkCode=True)
        .mapPartitionsWithIndex(lambda number, lines: store(folder, number, lines))
        .collect()
    )
    print(f"{sum(counts)} pictures in {len(counts)} parts")
    context.stop()


if __name__ == "__main__":
    main()
