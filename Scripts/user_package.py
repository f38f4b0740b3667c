#!/usr/bin/env python3
"""Runs the tests of Tests/UserPackage, which depends on this package like a user's package.

Its app and its first test are those of the README. The other tests misuse the API and must fail with the report of the runtime,
in Swift Testing and in XCTest. A target that imports Combine, one with conditions on SwiftUI and Combine, and a library with such
conditions in a package that does not depend on this one are tested with three builds: a first build, a second build, which must
compile nothing, and a build after a change of their files. The results must be equal. The command for moving an app reports the
names that the files in MovingApp use and Navigator lacks.

  user_package.py [--swift COMMAND]
"""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Tests" / "UserPackage"
SHOWN = ["Sources/Shop/Shop.swift", "Tests/ShopTests/ReceiptLinkTests.swift"]
REPORT = "A view in a TabView has neither a tabItem nor a Tab around it"
# The lines that the command for moving an app prints about the files in MovingApp.
MOVING = """\
MovingApp/Unready.swift
  import UIKit: the module does not exist on Linux; use #if canImport(UIKit)
  add: #if canImport(FoundationNetworking), import FoundationNetworking, #endif
  add: import Observation
  UIImpactFeedbackGenerator: not in Navigator's SwiftUI (line 14)
  UIHostingController: not in Navigator's SwiftUI (line 18)
  .windowResizeAnchor: not in Navigator's SwiftUI (lines 18, 19)
  .colorEffect: not in Navigator's SwiftUI (line 20)
  .tabViewSidebar: not in Navigator's SwiftUI (line 21)
  MeasurementFormatter: not in Foundation on Linux; use formatted(.measurement(width:usage:)) (line 26)
MovingApp/Assets.xcassets
  Icons/Arrow.imageset/arrow.pdf: browsers do not show PDF files; add arrow.svg beside it
Package.swift
  import Combine (1 file): the targets need the product NavigatorCombine and the option -module-alias Combine=NavigatorCombine
  import CoreTransferable (1 file): the targets need the product NavigatorTransferable and the option -module-alias \
CoreTransferable=NavigatorTransferable

1 of 2 files need no change.
"""
CONDITIONAL = {
    "Container": "Sources/Container/Container.swift",
    "Feed": "Sources/Feed/Feed.swift",
    "Locator": "Libraries/Sources/Locator/Locator.swift",
}
# The time limit of a build from an empty folder on two cores.
BUILD_SECONDS = 1_200
TEST_SECONDS = 120


def stale_files():
    """Returns the files whose contents differ from the README's code."""
    blocks = [block.split("\n```")[0] for block in (ROOT / "README.md").read_text(encoding="utf-8").split("```swift\n")[1:]]
    return [path for path in SHOWN if (PACKAGE / path).read_text(encoding="utf-8").rstrip("\n") not in blocks]


def run(swift, timeout, *arguments):
    command = [swift, *arguments[:1], "--package-path", str(PACKAGE), *arguments[1:]]
    result = subprocess.run(command, timeout=timeout, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return result.returncode, result.stdout


def condition_faults(swift, moment):
    code, output = run(swift, TEST_SECONDS, "test", "--skip-build", "--filter", "ConditionTests")
    if code != 0 or "A library of another package without a dependency on SwiftUI does not find it" not in output:
        yield f"The tests of targets with conditions on modules fail {moment}:\n{output}"


def order_faults(swift):
    """Yields messages for targets with conditions on modules whose results depend on the order of builds."""
    yield from condition_faults(swift, "after the first build")
    code, output = run(swift, BUILD_SECONDS, "build", "--build-tests")
    if code != 0 or re.search(r"\] (Compiling (?!plugin )|Emitting )", output):
        yield f"A second build compiles something:\n{output}"
    for path in CONDITIONAL.values():
        (PACKAGE / path).touch()
    code, output = run(swift, BUILD_SECONDS, "build", "--build-tests")
    if code != 0 or not all(re.search(rf"\] (Compiling|Emitting module) {name}\b", output) for name in CONDITIONAL):
        yield f"The changed targets are not compiled again:\n{output}"
    yield from condition_faults(swift, "after the targets were compiled again")


def faults(swift):
    """Yields messages for all faults."""
    # The compiler does not notice that a type of another module has a new layout, and would keep the code for the former one.
    for path in PACKAGE.rglob("*.swift"):
        if ".build" not in path.parts:
            path.touch()
    code, output = run(swift, BUILD_SECONDS, "build", "--build-tests")
    if code != 0:
        yield f"The package does not build:\n{output}"
        return
    code, output = run(swift, TEST_SECONDS, "test", "--skip-build", "--filter", "receiptLink")
    if code != 0 or "A link opens the receipt over its order" not in output:
        yield f"The README's test fails:\n{output}"
    for name, tests in [("Swift Testing", "SwiftTestingMisuseTests"), ("XCTest", "XCTestMisuseTests")]:
        code, output = run(swift, TEST_SECONDS, "test", "--skip-build", "--filter", tests)
        if code == 0 or REPORT not in output or "without linking" in output:
            yield f"A misuse does not fail a test in {name}:\n{output}"
    yield from order_faults(swift)
    code, output = run(swift, TEST_SECONDS, "package", "plugin", "migrate", "--check", "--sources", "MovingApp")
    if code != 0 or MOVING not in output:
        yield f"The command for moving an app does not report what its files lack:\n{output}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--swift", default="swift", help="the command to run")
    arguments = parser.parse_args()
    found = [f"{path} differs from the README" for path in stale_files()] or list(faults(arguments.swift))
    if found:
        sys.exit("\n".join(found))
    print(
        "A user's package runs the README's test, a misuse fails its tests, conditions on modules depend on no order of builds, "
        "and the check of a moving app is right."
    )


if __name__ == "__main__":
    main()
