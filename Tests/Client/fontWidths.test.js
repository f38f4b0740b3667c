import assert from "node:assert/strict";
import { test } from "node:test";

import { fontWidths } from "../../Sources/NavigatorWeb/Client/fontWidths.js";

/** A context that measures with the widths of a test, and records the fonts that it was given. */
class FakeContext {
  fonts = [];
  #width;

  constructor(width) {
    this.#width = width;
  }

  get font() {
    return this.fonts.at(-1);
  }

  set font(value) {
    this.fonts.push(value);
  }

  measureText(character) {
    return { width: this.#width(character, this.font) };
  }
}

const font = { size: 20, family: '"A Font", sans-serif', monospaced: "monospace" };
const report = (context) => fontWidths(context, font).split(" ");

test("A report has the widths of the printable characters in two weights, and of a digit in the monospaced font", () => {
  const context = new FakeContext((_, font) => (font.includes("monospace") ? 12 : font.startsWith("600") ? 11 : 10));
  const [word, ...widths] = report(context);
  assert.equal(word, "font");
  assert.deepEqual(widths, [...Array(95).fill("500"), ...Array(95).fill("550"), "600"]);
  assert.deepEqual(context.fonts, [
    '400 20px "A Font", sans-serif',
    '600 20px "A Font", sans-serif',
    "400 20px monospace",
  ]);
});

test("The widths are in the order of the characters, in thousandths of the font size", () => {
  const widths = report(new FakeContext((character) => character.charCodeAt(0) / 10)).slice(1);
  assert.equal(widths[0], "160");
  assert.equal(widths[94], "630");
  assert.equal(widths[95], "160");
});

test("A width that the host does not accept is limited", () => {
  assert.equal(report(new FakeContext(() => 1e6))[1], "4000");
});
