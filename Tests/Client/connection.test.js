import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit } from "./visit.js";

test("A page introduces itself, and is live when the session answers", () => {
  const visit = new Visit();
  visit.socket.open();
  assert.deepEqual(visit.socket.take(), [{ t: "hello", s: "token", g: 0, n: 0, u: "/a", p: ["window"] }]);
  assert.ok(!visit.connection.isLive && !visit.connection.mayRecover);
  visit.socket.receive({ t: "ok" });
  assert.ok(visit.connection.isLive && visit.connection.mayRecover);
  assert.deepEqual(visit.takeCalls(), [["didConnect"]]);
});

test("Events before the answer are sent with it, in order", () => {
  const visit = new Visit();
  visit.socket.open();
  visit.socket.take();
  visit.tap(1);
  visit.tap(2);
  assert.deepEqual(visit.socket.take(), []);
  visit.socket.receive({ t: "ok" });
  assert.deepEqual(visit.socket.take().map(({ i, n }) => [i, n]), [[1, 1], [2, 2]]);
});

test("An event carries its number and acknowledges the batches", () => {
  const visit = new Visit().answer();
  visit.socket.receive({ t: "p", n: 1, o: [["r", 5]] });
  visit.tap();
  assert.deepEqual(visit.socket.take(), [{ t: "e", i: 1, a: "tap", n: 1, k: 1 }]);
  assert.deepEqual(visit.takeCalls().at(-1), ["apply", [["r", 5]]]);
});

test("A batch that no event acknowledges is acknowledged after 250 ms", () => {
  const visit = new Visit().answer();
  visit.socket.receive({ t: "p", n: 1, o: [] });
  visit.socket.receive({ t: "p", n: 2, o: [] });
  visit.clock.advance(249);
  assert.deepEqual(visit.socket.take(), []);
  visit.clock.advance(1);
  assert.deepEqual(visit.socket.take(), [{ t: "a", n: 2 }]);
  visit.clock.advance(60_000);
  assert.deepEqual(visit.socket.take(), []);
});

test("The sixteenth batch in a row is acknowledged at once", () => {
  const visit = new Visit().answer();
  for (let n = 1; n <= 16; n++) visit.socket.receive({ t: "p", n, o: [] });
  assert.deepEqual(visit.socket.take(), [{ t: "a", n: 16 }]);
});

test("A rebuilt session has a number and a token of its own, and has taken no events", () => {
  const visit = new Visit().answer();
  visit.tap();
  visit.socket.end();
  visit.clock.advance(250);
  visit.answer({ t: "root", n: 1, h: "<p>", g: 7, s: "new" });
  assert.deepEqual(visit.socket.take(), []);
  assert.deepEqual(visit.takeCalls().slice(-2), [["replace", "<p>", true], ["didConnect"]]);
  visit.tap();
  assert.equal(visit.socket.take()[0].n, 1);
  visit.socket.end();
  visit.clock.advance(250);
  visit.socket.open();
  const [hello] = visit.socket.take();
  assert.deepEqual([hello.s, hello.g, hello.n], ["new", 7, 1]);
});

test("The whole tree of the same session keeps the events that were not taken", () => {
  const visit = new Visit().answer();
  visit.tap(1);
  visit.socket.receive({ t: "root", n: 4, h: "<p>", e: 0 });
  assert.deepEqual(visit.takeCalls().slice(-2), [["replace", "<p>", false], ["didConnect"]]);
  assert.ok(visit.connection.isWaiting(1, "tap"));
});

test("An event that the session could not read is not sent again", () => {
  for (const code of [1007, 1009]) {
    const visit = new Visit().answer();
    visit.type("long");
    visit.tap(3);
    visit.socket.end(code);
    visit.clock.advance(250);
    visit.answer();
    assert.deepEqual(visit.calls.filter(([name]) => name === "refuse"), [["refuse", 2]]);
    assert.deepEqual(visit.socket.take().map(({ i }) => i), [3]);
  }
});

test("A page that another tab has replaced, or without a cookie, stays offline and shows the reason", () => {
  for (const reason of ["replaced", "no-cookie"]) {
    const visit = new Visit().answer();
    visit.socket.receive({ t: "bye", reason });
    visit.socket.end();
    visit.clock.advance(60_000);
    visit.connection.recheck();
    assert.equal(visit.sockets.length, 1);
    assert.equal(visit.notice, reason);
    assert.ok(visit.connection.isStopped && !visit.connection.mayRecover);
    assert.ok(visit.calls.some(([name]) => name === "didStop"));
  }
});

test("A page whose token is unknown is loaded again", () => {
  const visit = new Visit();
  visit.socket.open();
  visit.socket.receive({ t: "bye", reason: "unknown-session" });
  assert.deepEqual(visit.takeCalls(), [["didStop"], ["reload"]]);
});

test("The page sends requests to traverse the history only while it is live", () => {
  const entry = { question: 1, places: ["window"], address: "/a" };
  const visit = new Visit({ onConnect: ({ connection }) => connection.traverse(entry) });
  visit.connection.traverse(entry);
  visit.answer();
  assert.deepEqual(visit.socket.take(), [{ t: "go", n: 1, p: ["window"], u: "/a" }]);
  visit.socket.receive({ t: "at", k: ["window"], u: "/b", a: 1 });
  assert.deepEqual(visit.takeCalls().at(-1), ["locate", "/b"]);
});

test("A page that continues a session introduces itself with the session's generation and batch", () => {
  const visit = new Visit({ isStarted: false, continuation: { generation: 7, batch: 3 } });
  visit.connection.start(visit.page);
  visit.socket.open();
  assert.deepEqual(visit.socket.take(), [{ t: "hello", s: "token", g: 7, n: 3, u: "/a", p: ["window"] }]);
  visit.socket.receive({ t: "p", n: 4, o: [] });
  visit.socket.receive({ t: "ok" });
  visit.tap();
  assert.deepEqual(visit.socket.take(), [{ t: "e", i: 1, a: "tap", n: 1, k: 4 }]);
});

test("A page keeps the token that replaces its own", () => {
  const visit = new Visit().answer({ t: "root", n: 1, h: "", g: 5, s: "other" });
  assert.equal(visit.connection.token, "other");
});

test("An event is answered when the page has applied the batch that includes it", () => {
  const visit = new Visit().answer();
  const order = [];
  const isWaiting = (target) => visit.connection.isWaiting(target, "change");
  visit.page.apply = () => order.push(["apply", isWaiting(1), isWaiting(2)]);
  visit.page.didAnswer = (events) => order.push(["answer", ...events.map(({ target }) => target)]);
  visit.connection.send({ target: 1, action: "change", value: true }, false);
  visit.connection.send({ target: 2, action: "change", value: true }, false);
  visit.socket.receive({ t: "p", n: 1, o: [], e: 1 });
  assert.deepEqual(order, [["apply", false, true], ["answer", 1]]);
});

test("A batch that is older than a change does not answer it", () => {
  const visit = new Visit().answer();
  visit.type("a");
  visit.type("b");
  visit.socket.receive({ t: "p", n: 1, o: [], e: 1 });
  assert.ok(visit.connection.isWaiting(2, "change"));
  visit.socket.receive({ t: "p", n: 2, o: [], e: 2 });
  assert.ok(!visit.connection.isWaiting(2, "change"));
});

test("A rebuilt session leaves no event without an answer", () => {
  const visit = new Visit().answer();
  visit.tap(7);
  visit.socket.end();
  visit.clock.advance(250);
  visit.answer({ t: "root", n: 1, h: "<p>", g: 7, s: "new" });
  assert.deepEqual(visit.answered, [7]);
});
