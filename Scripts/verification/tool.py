"""Runs the tool, and words what it says and where."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path


class Failure(Exception):
    """A command that ended without a result."""


def run_tool(command: list[str | Path], accepted: tuple[int, ...] = (0, 1)) -> str:
    finished = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if finished.returncode not in accepted or not finished.stdout:
        raise Failure(f"{' '.join(map(str, command))}: {finished.stderr.strip()[-400:]}")
    return finished.stdout


def processor() -> str:
    """The processor's name, or that of its architecture where the system does not tell."""
    cpuinfo = Path("/proc/cpuinfo")
    for line in cpuinfo.read_text().splitlines() if cpuinfo.exists() else []:
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def last_line(text: str) -> str:
    return text.strip().splitlines()[-1] if text.strip() else "no output"


def number(value: float) -> str:
    return "0" if value == 0 else f"{value:.2g}"


def markdown_table(titles: list[str], rows: list[list[str]]) -> list[str]:
    lines = [titles, ["---"] * len(titles), *rows]
    return [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines]
