import assert from "node:assert/strict";
import { test } from "node:test";

import { Connection } from "../../Sources/NavigatorWeb/Client/connection.js";
import { FakeClock, FakeSocket } from "./support.js";

/** A connection with everything around it. */
class Visit {
  clock = new FakeClock();
  sockets = [];
  isHidden = false;
  notice = "";
  isActivityShown = false;
  answered = [];
  calls = [];
  place = { address: "/a", places: ["window"] };

  constructor({ isStarted = true, onConnect = () => {}, continuation = undefined } = {}) {
    this.connection = new Connection({
      token: "token",
      continuation,
      clock: this.clock,
      random: () => 0.5,
      openSocket: () => {
        this.sockets.push(new FakeSocket());
        return this.socket;
      },
      isHidden: () => this.isHidden,
      showNotice: (text) => (this.notice = text),
      showActivity: (isShown) => (this.isActivityShown = isShown),
    });
    const call = (name) => (...fields) => this.calls.push([name, ...fields]);
    this.page = {
      location: () => this.place,
      didReceive: () => {},
      didAnswer: (events) => this.answered.push(...events.map(({ target }) => target)),
      didConnect: () => {
        this.calls.push(["didConnect"]);
        onConnect(this);
      },
    };
    for (const name of ["apply", "replace", "refuse", "didDisconnect", "didStop", "reload"]) this.page[name] = call(name);
    this.page.prepare = () => false;
    this.page.locate = ({ address }) => this.calls.push(["locate", address]);
    if (isStarted) this.connection.start(this.page);
  }

  get socket() {
    return this.sockets.at(-1);
  }

  /** Lets the session answer the newest connection. */
  answer(message = { t: "ok" }) {
    this.socket.open();
    this.socket.take();
    this.socket.receive(message);
    return this;
  }

  tap(target = 1) {
    return this.connection.send({ target, action: "tap" }, false);
  }

  type(value) {
    return this.connection.send({ target: 2, action: "change", value, revision: 1 }, false);
  }

  takeCalls() {
    return this.calls.splice(0);
  }
}

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

test("The page sends requests to traverse the history only while it is live", () => {
  const entry = { question: 1, places: ["window"], address: "/a" };
  const visit = new Visit({ onConnect: ({ connection }) => connection.traverse(entry) });
  visit.connection.traverse(entry);
  visit.answer();
  assert.deepEqual(visit.socket.take(), [{ t: "go", n: 1, p: ["window"], u: "/a" }]);
  visit.socket.receive({ t: "at", k: ["window"], u: "/b", a: 1 });
  assert.deepEqual(visit.takeCalls().at(-1), ["locate", "/b"]);
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
