#!/usr/bin/env python3
"""Runs Swift tests, keeps their output, and prints the issues of failed tests again at the end.

Each process runs one test at a time, because thousands of concurrent tests on one actor keep each other waiting until their time
limits. On Linux, the tests of this package run in two processes at the same time, one for each core of CI.

  swift_tests.py [--swift COMMAND]               run the tests of this package; the output is kept in .build/test.log
  swift_tests.py [--swift COMMAND] --package P   run those of the package in the folder P, as `swift test` does; the output is
                                                 kept in .build/test-P.log
"""

import argparse
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
# A regular expression for the tests of the first process, which take half of the time of all tests. The second process runs the
# other tests.
HALF = r"^(NavigatorRuntimeTests|GuideTests)\."
# The marks of the lines with which Swift Testing begins an event, and the beginning of a message in the log.
EVENT = re.compile(r"[◇✔✘━⚠] |\d{4}-\d\d-\d\dT")
ISSUE = re.compile(r"✘ .* recorded an issue ")
FAILURE = re.compile(r"✘ (?!Suite |Test run )|error: ")
# A test may have printed a part of a line before it.
CLOSING = re.compile(r"[✔✘━] Test run with ")
# The codes with which Swift Testing colors its output on some terminals.
COLOR = re.compile(r"\x1b\[[0-9;]*m")
# The maximum numbers of printed lines: after the first line of an issue, and of all issues.
DETAILS, LINES = 12, 100
# The maximum length of such a line.
COLUMNS = 500
# The time in seconds without a line of output after which a process counts as hung. A build prints its lines late.
SILENCE = 20 * 60
# The time in seconds for which a process that must end may end by itself.
GRACE = 10
# The marks of the beginning and of the end of a test with its name.
STARTED = re.compile(r"◇ Test (?!run )(.*?) started\.$")
ENDED = re.compile(
    r"[✔✘━] Test (?!run )(.*?)(?: with \d+ test cases?)? "
    r"(?:(?:passed|failed) after [\d.]+ seconds|(?:was )?(?:skipped|cancelled))")


class Run:
    """A process that runs tests. Its output is printed and written to a file."""

    printing = threading.Lock()

    def __init__(self, command, log):
        self.log = log
        self.lines = []
        self.is_hung = False
        self.last_output = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
            start_new_session=True)
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()

    def _read(self):
        with self.log.open("w", encoding="utf-8") as file:
            for line in self.process.stdout:
                self.last_output = time.monotonic()
                line = COLOR.sub("", line)
                self.lines.append(line.rstrip("\n"))
                file.write(line)
                file.flush()
                with Run.printing:
                    print(self.lines[-1], flush=True)

    def wait(self):
        """Waits until the process has ended. A process that prints nothing for too long is ended."""
        while self.process.poll() is None:
            remaining = self.last_output + SILENCE - time.monotonic()
            if remaining <= 0:
                self.is_hung = True
                self.end()
                break
            try:
                self.process.wait(timeout=min(remaining, 60))
            except subprocess.TimeoutExpired:
                pass
        # A process that a test has started, and that is still running, keeps the output open.
        self.reading.join(timeout=60)

    def end(self):
        """Ends the process and the processes that it has started, which are in a group of their own."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(timeout=GRACE)
                return
            except subprocess.TimeoutExpired:
                continue
            except ProcessLookupError:
                return

    @property
    def running(self):
        """The names of the tests that have begun and have not ended."""
        names = []
        for line in self.lines:
            if match := STARTED.search(line):
                names.append(match[1])
            elif (match := ENDED.search(line)) and match[1] in names:
                names.remove(match[1])
        return names

    @property
    def status(self):
        """The status for a shell. A process that ends without a result has failed, for instance if a test calls `exit(0)`."""
        if self.is_hung:
            return 1
        # A shell adds the number of a signal to 128.
        status = self.process.returncode if self.process.returncode >= 0 else 128 - self.process.returncode
        return status or (0 if self.result else 1)

    @property
    def result(self):
        """The last line of the runner, or None if the process ended without it."""
        found = (CLOSING.search(line) for line in reversed(self.lines))
        return next((match.string[match.start() :] for match in found if match), None)

    @property
    def closing(self):
        """The last line of the runner. It does not report a success of a failed process, such as after a crash at its end."""
        if self.is_hung:
            tests = ", ".join(self.running) or "none"
            return f"✘ The process was ended, because it printed nothing for {SILENCE / 60:g} minutes. Running tests: {tests}."
        status = self.process.returncode
        # `swift test` returns the status of its own failure, for instance if the package does not build.
        end = f"signal {-status}" if status < 0 else f"status {status}"
        if not self.result:
            return f"✘ The tests ended with {end} and without a result."
        return f"✘ The tests ended with {end} after: {self.result}" if status and self.result[0] != "✘" else self.result

    def summary(self):
        """Returns the lines that explain a failure."""
        found = issues(self.lines) or [line for line in self.lines if FAILURE.match(line)][:LINES]
        # The process crashed in the test that began last, or hung.
        return found if found and self.result and not self.is_hung else found + self.lines[-20:]


def issues(lines):
    """Returns the lines of all issues that are not known, with the lines that belong to each."""
    found, details = [], None
    for line in lines:
        if ISSUE.match(line):
            details = 0
        elif details is None or details == DETAILS or EVENT.match(line):
            details = None
            continue
        else:
            details += 1
        found.append(line)
    return found if len(found) <= LINES else [*found[: LINES - 1], f"… and {len(found) - LINES + 1} further lines"]


def commands(swift, package):
    """Returns the commands that run the tests, each with the file for its output."""
    if package:
        return [([swift, "test", "--package-path", package], BUILD / f"test-{pathlib.Path(package).name}.log")]
    if not sys.platform.startswith("linux"):
        return [([swift, "test", "--no-parallel"], BUILD / "test.log")]
    # `swift test` locks the folder of the build, so that a second one would wait.
    subprocess.run([swift, "build", "--build-tests"], cwd=ROOT, check=True)
    folder = subprocess.check_output([swift, "build", "--show-bin-path"], cwd=ROOT, text=True).strip()
    program = next(pathlib.Path(folder).glob("*PackageTests.xctest"))
    command = [program, "--testing-library", "swift-testing", "--no-parallel"]
    return [
        ([*command, "--filter", HALF], BUILD / "test-1.log"),
        ([*command, "--skip", HALF], BUILD / "test-2.log"),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--swift", default="swift", help="the command to run")
    parser.add_argument("--package", help="the folder of another package")
    arguments = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    runs = [Run(*command) for command in commands(arguments.swift, arguments.package)]
    try:
        for run in runs:
            run.wait()
    finally:
        # The user may have interrupted this program, which does not interrupt the processes in other groups.
        for run in runs:
            if run.process.poll() is None:
                run.end()
    if len(runs) > 1:
        (BUILD / "test.log").write_text("".join(f"{line}\n" for run in runs for line in run.lines), encoding="utf-8")
    # The results of failed runs are the last lines.
    for run in sorted(runs, key=lambda run: run.status != 0):
        if run.status:
            print(f"\nThe issues, from {os.path.relpath(run.log, ROOT)}:", *(line[:COLUMNS] for line in run.summary()), sep="\n")
        print(run.closing, flush=True)
    sys.exit(next((run.status for run in runs if run.status), 0))


if __name__ == "__main__":
    main()
