import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit } from "./visit.js";

test("The page shows that it waits when an answer takes 300 ms, and until it comes", () => {
  const visit = new Visit().answer();
  visit.tap();
  visit.clock.advance(299);
  assert.ok(!visit.isActivityShown);
  visit.clock.advance(1);
  assert.ok(visit.isActivityShown);
  visit.socket.receive({ t: "e", e: 1 });
  assert.ok(!visit.isActivityShown);
  visit.clock.advance(900);
  assert.ok(!visit.isActivityShown);
});

test("Events that are answered in time show no activity, however many there are", () => {
  const visit = new Visit().answer();
  for (let number = 1; number < 20; number++) {
    visit.tap(number);
    visit.clock.advance(100);
    // The answer to the event before.
    visit.socket.receive({ t: "e", e: number - 1 });
    assert.ok(!visit.isActivityShown, `event ${number}`);
  }
});

test("A page without a session waits for nothing", () => {
  const visit = new Visit().answer();
  visit.tap();
  visit.clock.advance(300);
  assert.ok(visit.isActivityShown);
  visit.socket.receive({ t: "bye", reason: "replaced" });
  visit.socket.end();
  visit.clock.advance(60_000);
  assert.ok(!visit.isActivityShown);
});

test("No activity is shown for events whose answer no user waits for", () => {
  const visit = new Visit().answer();
  visit.connection.send({ target: 1, action: "focus", value: true }, false);
  visit.clock.advance(900);
  assert.ok(!visit.isActivityShown);
});

test("The page shows that it waits for an answer to Back", () => {
  const visit = new Visit().answer();
  visit.connection.traverse({ question: 3, places: ["window"], address: "/a" });
  visit.clock.advance(300);
  assert.ok(visit.isActivityShown);
  visit.socket.receive({ t: "at", k: ["window"], u: "/a", a: 3 });
  assert.ok(!visit.isActivityShown);
});
