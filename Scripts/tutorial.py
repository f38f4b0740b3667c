#!/usr/bin/env python3
"""Type-checks the code of the tutorial after each of its steps. The tests of the last step run in GuideTests."""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from symbolgraph import module_maps, modules_directory

ROOT = pathlib.Path(__file__).resolve().parent.parent
TUTORIALS = ROOT / "Sources/NavigatorUI/NavigatorUI.docc/Tutorials"
TUTORIAL = TUTORIALS / "FromAnEmptyPackage.tutorial"
CODE = re.compile(r'@Code\(name: "([^"]+)", file: "([^"]+)"\)')


class Compiler:
    """Type-checks Swift files with the modules of a build."""

    def __init__(self, build):
        self.info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
        modules = modules_directory("NavigatorUI", build)
        macros = build / "NavigatorMacros-tool"
        self.options = ["-swift-version", "6", "-parse-as-library", "-I", str(modules), "-warnings-as-errors"]
        self.options += ["-load-plugin-executable", f"{macros}#NavigatorMacros"]
        for path in module_maps(build):
            self.options += ["-Xcc", f"-fmodule-map-file={path}"]

    def manifest(self, file):
        interface = pathlib.Path(self.info["paths"]["runtimeResourcePath"]) / "pm" / "ManifestAPI"
        version = ["-package-description-version", "6.2.0"]
        return self.run([*version, "-I", str(interface), "-parse-as-library", str(file)], "-typecheck")

    def app(self, files, folder):
        module = ["-emit-module", "-enable-testing", "-module-name", "TeaShop", "-o", f"{folder}/TeaShop.swiftmodule"]
        return self.run([*self.options, "-default-isolation", "MainActor", *map(str, files)], *module)

    def tests(self, files, folder):
        plugins = pathlib.Path(self.info["paths"]["runtimeResourcePath"]).parent / "swift" / "host" / "plugins" / "testing"
        return self.run([*self.options, "-plugin-path", str(plugins), "-I", str(folder), *map(str, files)], "-typecheck")

    def run(self, arguments, *mode):
        result = subprocess.run(["swiftc", *mode, *arguments], capture_output=True, text=True)
        sys.stderr.write(result.stderr if result.returncode else "")
        return result.returncode == 0


def check_step(compiler, files):
    """Type-checks the package of one step."""
    with tempfile.TemporaryDirectory() as folder:
        tests = [file for name, file in files.items() if name.endswith("Tests.swift")]
        app = [file for name, file in files.items() if name != "Package.swift" and file not in tests]
        return (
            compiler.manifest(files["Package.swift"])
            and (not app or compiler.app(app, folder))
            and (not tests or compiler.tests(tests, folder))
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug")
    arguments = parser.parse_args()
    compiler = Compiler(arguments.build_path)
    files = {}
    steps = CODE.findall(TUTORIAL.read_text())
    unused = {path.name for path in (TUTORIALS / "Steps").iterdir()} - {file for _, file in steps}
    if unused or not steps:
        sys.exit(f"The tutorial does not show these files: {', '.join(sorted(unused))}.")
    for number, (name, file) in enumerate(steps, 1):
        files[name] = TUTORIALS / "Steps" / file
        if not check_step(compiler, files):
            sys.exit(f"Step {number} of the tutorial, {file}, does not compile.")
    print(f"The {len(steps)} steps of the tutorial compile.")


if __name__ == "__main__":
    main()
