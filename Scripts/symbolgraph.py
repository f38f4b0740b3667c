"""Extracts the symbol graph of a built module."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile


def modules_directory(module, build):
    """Returns the folder that contains the newest build of a module."""
    found = [d for d in (build / "Modules", build / "Modules-tool") if (d / f"{module}.swiftmodule").exists()]
    if not found:
        sys.exit(f"{build}/Modules has no {module}.swiftmodule: run 'swift build' first, or name the folder with --build-path.")
    return max(found, key=lambda d: (d / f"{module}.swiftmodule").stat().st_mtime)


def module_maps(build, is_tool=False):
    """Returns the module maps of C modules that built Swift modules import: generated maps and those of checkouts."""
    generated = [path for path in build.glob("*.build/module.modulemap") if path.parent.name.endswith("-tool.build") == is_tool]
    written = build.resolve().parents[1].glob("checkouts/*/Sources/*/include/module.modulemap")
    return sorted(generated) + sorted(written)


def symbol_graphs(module, build, *options):
    """Returns the folder with the symbol graphs of a module. They are kept for other scripts until the module is built again."""
    modules = modules_directory(module, build)
    name = "-".join([module, *(option.strip("-") for option in options)])
    # The documentation comments are in a file of their own.
    files = [path.stat() for path in sorted(modules.glob(f"{module}.swift*"))]
    state = f"{max(file.st_mtime_ns for file in files):x}.{sum(file.st_size for file in files):x}"
    kept = build / "SymbolGraphs"
    folder = kept / f"{name}.{state}"
    if folder.exists():
        return folder
    kept.mkdir(exist_ok=True)
    for old in set(kept.glob(f"{name}.*")) - {folder}:
        shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=kept) as temporary:
        new = pathlib.Path(temporary) / name
        new.mkdir()
        extract(module, build, modules, new, *options)
        try:
            new.rename(folder)
        except OSError:
            # Another process may have been faster.
            if not folder.exists():
                raise
    return folder


def extract(module, build, modules, output, *options):
    """Writes a module's symbol graphs to the folder `output`."""
    target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["triple"]
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(modules), "-target", target]
    command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(output), *options]
    for path in module_maps(build, is_tool=modules.name.endswith("-tool")):
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"The symbol graph of {module} could not be read:\n{result.stderr}")
