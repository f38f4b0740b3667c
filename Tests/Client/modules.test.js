import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../Sources/NavigatorWeb/Client/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");

/** The scripts that the first one imports. */
const scripts = [
  "extras.js", "graphics.js", "following.js", "files.js", "tables.js", "adapting.js", "wheels.js", "lines.js",
  "swipe.js",
];
const files = (extension) => readdirSync(folder).filter((name) => name.endsWith(extension)).sort();

/** Returns what a module imports. */
const imports = (name) => [...read(name).matchAll(/^import (?:.* from )?"\.\/([^"]+)";$/gm)].map(([, file]) => file);

/** Returns a module and all modules that it imports. */
const closure = (entry) => {
  const finished = new Set();
  const visit = (name, path) => {
    assert.ok(!path.includes(name), `a loop: ${[...path, name].join(" -> ")}`);
    if (finished.has(name)) return;
    for (const file of imports(name)) visit(file, [...path, name]);
    finished.add(name);
  };
  visit(entry, []);
  return finished;
};

test("Each module is part of a script, and imports form no loop", () => {
  const loaded = ["main.js", ...scripts].flatMap((name) => [...closure(name)]);
  assert.deepEqual([...new Set(loaded)].sort(), files(".js"));
});

test("The scripts have only modules in common whose functions need no state", () => {
  const first = closure("main.js");
  const stateful = /\b(nodeOf|register|registerNode|registerOnly|unregister|place)\b/;
  for (const script of scripts) {
    const common = [...closure(script)].filter((name) => first.has(name));
    const stateless = ["dom.js", "drag.js", "elements.js", "preferences.js", "timing.js"];
    assert.deepEqual(common.filter((name) => !stateless.includes(name)), []);
    for (const name of closure(script)) {
      const [names] = read(name).match(/^import .* from "\.\/elements\.js";$/m) || [""];
      assert.ok(!stateful.test(names), name);
    }
  }
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
