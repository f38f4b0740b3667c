import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../Sources/NavigatorWeb/Client/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const files = (extension) => readdirSync(folder).filter((name) => name.endsWith(extension)).sort();

/** Returns what a module imports. */
const imports = (name) => [...read(name).matchAll(/^import (?:.* from )?"\.\/([^"]+)";$/gm)].map(([, file]) => file);

test("Each module is part of the script, and imports form no loop", () => {
  const finished = new Set();
  const visit = (name, path) => {
    assert.ok(!path.includes(name), `a loop: ${[...path, name].join(" -> ")}`);
    if (finished.has(name)) return;
    for (const file of imports(name)) visit(file, [...path, name]);
    finished.add(name);
  };
  visit("main.js", []);
  // The script that loads on demand contains texts.js.
  assert.deepEqual([...finished, "texts.js"].sort(), files(".js"));
});

test("Each style sheet is part of the whole", () => {
  const parts = [...read("styles.css").matchAll(/^@import "\.\/([^"]+)";$/gm)].map(([, file]) => file);
  assert.deepEqual([...parts, "styles.css"].sort(), files(".css"));
});

test("Each module is type-checked, and exports no variable", () => {
  for (const name of files(".js")) {
    const source = read(name);
    assert.ok(source.startsWith("// @ts-check\n"), name);
    assert.ok(!/^export (let|var)\b/m.test(source), name);
  }
});

test("Timers get named durations", () => {
  for (const name of files(".js")) {
    assert.ok(!/set(Timeout|Interval)\([^\n]*\b\d{2,}\b/.test(read(name)), name);
  }
});
