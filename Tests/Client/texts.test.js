// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { languageOf, timeAt } from "../../Sources/NavigatorWeb/Client/texts.js";

test("A timer shows the time from or to its date", () => {
  const data = { clock: "timer", reference: "1000" };
  assert.equal(timeAt(data, 1152), "2:32");
  assert.equal(timeAt(data, 848), "2:32");
  assert.equal(timeAt(data, 134141), "36:59:01");
  assert.equal(timeAt({ ...data, minutes: "" }, 6400), "90:00");
});

test("A timer stops at the ends of its interval", () => {
  const data = { clock: "timer", reference: "1060", start: "1000", end: "1060" };
  assert.equal(timeAt(data, 900), "1:00");
  assert.equal(timeAt(data, 1015), "0:45");
  assert.equal(timeAt(data, 2000), "0:00");
});

test("A relative time shows two units, and an offset one with its sign", () => {
  assert.equal(timeAt({ clock: "relative", reference: "0" }, 152, "en"), "2 min, 32 sec");
  assert.equal(timeAt({ clock: "relative", reference: "0" }, 0, "en"), "0 sec");
  assert.equal(timeAt({ clock: "offset", reference: "0" }, 7300, "en"), "+2 hours");
  assert.equal(timeAt({ clock: "offset", reference: "7300" }, 0, "en"), "-2 hours");
});

test("a time has the language of its element, or that of the browser", () => {
  assert.equal(languageOf({ lang: "de-DE" }), "de-DE");
  assert.match(timeAt({ clock: "relative", reference: "0" }, 152, languageOf({ lang: "de-DE" })), /^2 Min/);
  for (const lang of ["", "not a language", "xx-invalid-"]) assert.equal(languageOf({ lang }), undefined);
});
