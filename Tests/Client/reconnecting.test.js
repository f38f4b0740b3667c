import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit } from "./visit.js";

test("A page that reconnects names its last batch, and resends the events that were not taken", () => {
  const visit = new Visit().answer();
  visit.tap(1);
  visit.tap(2);
  visit.socket.receive({ t: "p", n: 3, o: [], e: 1 });
  visit.socket.end();
  assert.deepEqual(visit.takeCalls().at(-1), ["didDisconnect"]);
  assert.ok(!visit.connection.isLive);
  visit.clock.advance(250);
  assert.equal(visit.sockets.length, 2);
  visit.socket.open();
  assert.equal(visit.socket.take()[0].n, 3);
  visit.socket.receive({ t: "ok", e: 1 });
  assert.deepEqual(visit.socket.take(), [{ t: "e", i: 2, a: "tap", n: 2, k: 3 }]);
});

test("Attempts to reconnect are delayed by doubling times up to eight seconds, half of it by chance", () => {
  const visit = new Visit();
  const delays = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    visit.socket.end();
    const start = visit.clock.now;
    const count = visit.sockets.length;
    while (visit.sockets.length === count) visit.clock.advance(1);
    delays.push(visit.clock.now - start);
  }
  assert.deepEqual(delays, [250, 500, 1000, 2000, 4000, 8000, 8000]);
});

test("An answer ends the series of attempts", () => {
  const visit = new Visit();
  visit.socket.end();
  visit.clock.advance(250);
  visit.socket.end();
  visit.clock.advance(500);
  visit.answer();
  visit.socket.end();
  visit.clock.advance(250);
  assert.equal(visit.sockets.length, 4);
});

test("The page tries a host without capacity again after two seconds", () => {
  const visit = new Visit();
  visit.socket.open();
  visit.socket.receive({ t: "bye", reason: "busy" });
  visit.socket.end();
  visit.clock.advance(1999);
  assert.equal(visit.sockets.length, 1);
  visit.clock.advance(1);
  assert.equal(visit.sockets.length, 2);
});

test("The page shows that it reconnects from one second until the session answers", () => {
  const visit = new Visit().answer();
  visit.socket.end();
  visit.clock.advance(999);
  assert.equal(visit.notice, "");
  assert.ok(visit.tap(1), "a tap in the first second is kept");
  visit.clock.advance(1);
  assert.equal(visit.notice, "reconnecting");
  assert.ok(!visit.tap(2));
  assert.ok(visit.type("a"));
  visit.answer();
  assert.equal(visit.notice, "");
  assert.deepEqual(visit.socket.take().map(({ i }) => i), [1, 2]);
});

test("A connection counts as broken if the greeting is not answered in ten seconds", () => {
  const visit = new Visit();
  visit.socket.open();
  visit.clock.advance(9_999);
  assert.equal(visit.sockets.length, 1);
  visit.clock.advance(251);
  assert.equal(visit.sockets.length, 2);
  assert.equal(visit.notice, "reconnecting");
});

test("An event without an answer has the page ask, and reconnect three seconds later", () => {
  const visit = new Visit().answer();
  visit.tap();
  visit.socket.take();
  visit.clock.advance(1000);
  assert.deepEqual(visit.socket.take(), [{ t: "a", n: 0 }]);
  visit.clock.advance(2999);
  assert.ok(visit.connection.isLive);
  const first = visit.socket;
  visit.clock.advance(1);
  assert.ok(!visit.connection.isLive);
  assert.equal(first.readyState, 3);
});

test("A message in time keeps the connection", () => {
  const visit = new Visit().answer();
  visit.tap();
  visit.clock.advance(3900);
  visit.socket.receive({ t: "e", e: 1 });
  visit.clock.advance(60_000);
  assert.ok(visit.connection.isLive);
  assert.equal(visit.sockets.length, 1);
});

test("A message to an abandoned socket changes nothing", () => {
  const visit = new Visit().answer();
  const first = visit.socket;
  visit.tap();
  visit.clock.advance(4000);
  visit.takeCalls();
  first.receive({ t: "p", n: 9, o: [] });
  first.end();
  assert.deepEqual(visit.takeCalls(), []);
  visit.clock.advance(250);
  visit.socket.open();
  assert.equal(visit.socket.take()[0].n, 0);
});

test("A page that sleeps reconnects when it is shown, not before", () => {
  const visit = new Visit().answer();
  visit.isHidden = true;
  visit.socket.receive({ t: "bye", reason: "asleep" });
  visit.socket.end();
  visit.clock.advance(60_000);
  visit.connection.recheck();
  assert.equal(visit.sockets.length, 1);
  assert.equal(visit.notice, "");
  visit.isHidden = false;
  visit.connection.recheck();
  assert.equal(visit.sockets.length, 2);
});

test("A hidden page that was not put to sleep reconnects", () => {
  const visit = new Visit().answer();
  visit.isHidden = true;
  visit.socket.end();
  visit.clock.advance(250);
  assert.equal(visit.sockets.length, 2);
});

test("A change of the network has the page ask whether its connection still works", () => {
  const visit = new Visit().answer();
  visit.connection.recheck();
  assert.deepEqual(visit.socket.take(), [{ t: "a", n: 0 }]);
  visit.clock.advance(3000);
  assert.ok(!visit.connection.isLive);
  visit.connection.recheck();
  assert.equal(visit.sockets.length, 2);
  visit.clock.advance(300);
  assert.equal(visit.sockets.length, 2, "the pending attempt is cancelled");
});

test("An interruption of less than a second shows no notice", () => {
  const visit = new Visit().answer();
  visit.socket.end();
  visit.clock.advance(250);
  visit.answer();
  visit.clock.advance(60_000);
  assert.equal(visit.notice, "");
});

test("An answer to one of several events has the page wait a second more for the others", () => {
  const visit = new Visit().answer();
  visit.tap(1);
  visit.tap(2);
  visit.socket.take();
  visit.clock.advance(400);
  visit.socket.receive({ t: "e", e: 1 });
  visit.clock.advance(999);
  assert.deepEqual(visit.socket.take(), []);
  visit.clock.advance(1);
  assert.deepEqual(visit.socket.take(), [{ t: "a", n: 0 }]);
});

test("A page with a round trip of five seconds becomes live, and stays so while its events are answered", () => {
  const visit = new Visit();
  visit.clock.advance(10_000);
  visit.socket.open();
  visit.clock.advance(5_000);
  visit.socket.receive({ t: "ok" });
  assert.ok(visit.connection.isLive);
  for (let number = 1; number < 5; number++) {
    visit.tap();
    visit.clock.advance(5_000);
    visit.socket.receive({ t: "e", e: number });
  }
  assert.ok(visit.connection.isLive);
  assert.equal(visit.sockets.length, 1);
});

test("A page whose first attempts were too short for its network waits longer", () => {
  const visit = new Visit();
  for (const wait of [10_000, 20_000, 40_000]) {
    visit.socket.open();
    const count = visit.sockets.length;
    visit.clock.advance(wait - 1);
    assert.equal(visit.sockets.length, count);
    visit.clock.advance(9_000);
    assert.equal(visit.sockets.length, count + 1);
  }
});

test("A connection on a fast network counts as broken as soon as before", () => {
  const visit = new Visit().answer();
  visit.tap();
  visit.clock.advance(50);
  visit.socket.receive({ t: "e", e: 1 });
  visit.tap();
  visit.clock.advance(4_000);
  assert.ok(!visit.connection.isLive);
});
