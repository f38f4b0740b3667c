"""Reads the compiler's index, which contains the symbols that source files mention, and their positions."""

import ctypes
import json
import pathlib
import subprocess
import sys
from dataclasses import dataclass

DECLARATION_OR_DEFINITION = 0b11
RECORD = 2


@dataclass(frozen=True)
class Occurrence:
    """A position in a source file at which a symbol is mentioned."""

    file: pathlib.Path
    line: int
    usr: str
    name: str
    is_declaration: bool


class _String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


_HANDLE = ctypes.c_void_p
_EACH_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, _HANDLE, _String)
_EACH_HANDLE = ctypes.CFUNCTYPE(ctypes.c_bool, _HANDLE, _HANDLE)
_LINE_AND_COLUMN = ctypes.POINTER(ctypes.c_uint)

_FUNCTIONS = {
    "store_create": (_HANDLE, ctypes.c_char_p, _HANDLE),
    "store_dispose": (None, _HANDLE),
    "store_units_apply_f": (ctypes.c_bool, _HANDLE, ctypes.c_uint, _HANDLE, _EACH_NAME),
    "unit_reader_create": (_HANDLE, _HANDLE, ctypes.c_char_p, _HANDLE),
    "unit_reader_dispose": (None, _HANDLE),
    "unit_reader_get_main_file": (_String, _HANDLE),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, _HANDLE, _HANDLE, _EACH_HANDLE),
    "unit_dependency_get_kind": (ctypes.c_int, _HANDLE),
    "unit_dependency_get_name": (_String, _HANDLE),
    "record_reader_create": (_HANDLE, _HANDLE, ctypes.c_char_p, _HANDLE),
    "record_reader_dispose": (None, _HANDLE),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, _HANDLE, _HANDLE, _EACH_HANDLE),
    "occurrence_get_symbol": (_HANDLE, _HANDLE),
    "occurrence_get_roles": (ctypes.c_uint64, _HANDLE),
    "occurrence_get_line_col": (None, _HANDLE, _LINE_AND_COLUMN, _LINE_AND_COLUMN),
    "symbol_get_usr": (_String, _HANDLE),
    "symbol_get_name": (_String, _HANDLE),
}


class _Library:
    """The index library of the toolchain."""

    def __init__(self):
        info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
        lib = pathlib.Path(info["paths"]["runtimeResourcePath"]).parent
        found = sorted(lib.glob("libIndexStore.*"))
        if not found:
            sys.exit(f"libIndexStore, which reads the compiler's index, is missing in {lib}.")
        library = ctypes.CDLL(str(found[0]))
        for name, (result, *arguments) in _FUNCTIONS.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


class IndexStore:
    """The compiler's index in a build folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self._library = _Library()
        self._store = self._library.store_create(str(folder).encode(), None)
        if not self._store:
            sys.exit(f"{folder} contains no index: run 'swift build' first.")

    def occurrences(self, files):
        """Returns all mentions of symbols in `files`. Each file must have been compiled."""
        units = self._newest_units(set(files))
        missing = sorted(str(file) for file in files if file not in units)
        if missing:
            sys.exit(f"The index in {self.folder} lacks {', '.join(missing)}: run 'swift build' first.")
        return [found for file, unit in units.items() for record in self._records(unit) for found in self._read(record, file)]

    def _newest_units(self, files):
        names = []
        self._library.store_units_apply_f(self._store, 0, None, _EACH_NAME(lambda _, name: names.append(str(name)) or True))
        newest = {}
        for name in names:
            unit = self._library.unit_reader_create(self._store, name.encode(), None)
            if not unit:
                continue
            file = pathlib.Path(str(self._library.unit_reader_get_main_file(unit)))
            self._library.unit_reader_dispose(unit)
            if file in files:
                age = max(path.stat().st_mtime_ns for path in self.folder.glob(f"*/units/{name}"))
                newest[file] = max(newest.get(file, (0, "")), (age, name))
        return {file: name for file, (_, name) in newest.items()}

    def _records(self, name):
        records = []

        def add(_, dependency):
            if self._library.unit_dependency_get_kind(dependency) == RECORD:
                records.append(str(self._library.unit_dependency_get_name(dependency)))
            return True

        unit = self._library.unit_reader_create(self._store, name.encode(), None)
        self._library.unit_reader_dependencies_apply_f(unit, None, _EACH_HANDLE(add))
        self._library.unit_reader_dispose(unit)
        return records

    def _read(self, name, file):
        found = []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def add(_, occurrence):
            symbol = self._library.occurrence_get_symbol(occurrence)
            self._library.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            found.append(
                Occurrence(
                    file,
                    line.value,
                    str(self._library.symbol_get_usr(symbol)),
                    str(self._library.symbol_get_name(symbol)),
                    bool(self._library.occurrence_get_roles(occurrence) & DECLARATION_OR_DEFINITION),
                )
            )
            return True

        record = self._library.record_reader_create(self._store, name.encode(), None)
        self._library.record_reader_occurrences_apply_f(record, None, _EACH_HANDLE(add))
        self._library.record_reader_dispose(record)
        return found
