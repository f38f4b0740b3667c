import assert from "node:assert/strict";
import { test } from "node:test";

import { NavigationHistory } from "../../Sources/NavigatorWeb/Client/navigationHistory.js";
import { FakeBrowser } from "./support.js";

/** Returns a location: the places of screens with addresses on a root. */
const at = (...screens) => ({
  places: ["window", "root:", ...screens.map((name) => `screen:${name}`)],
  address: screens.at(-1)?.startsWith("/") ? screens.at(-1) : "/",
});

const start = (...screens) => {
  const browser = new FakeBrowser(at(...screens).address);
  const history = new NavigationHistory(browser);
  history.begin(at(...screens));
  return { browser, history };
};

const addresses = ({ entries }) => entries.map(({ address }) => address);

test("A page that is opened has one entry", () => {
  const { browser, history } = start();
  assert.deepEqual(addresses(browser), ["/"]);
  assert.deepEqual(browser.state, { k: ["window", "root:"], i: 0, y: 0 });
  assert.ok(history.isSettled);
});

test("A screen on top is a new entry, and going back in the app goes back in the browser", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at("/a", "/b"));
  assert.deepEqual(addresses(browser), ["/", "/a", "/b"]);
  history.receive(at("/a"));
  assert.equal(browser.pendingDistance, -1);
  assert.ok(!history.isSettled);
  assert.equal(browser.finish(history), false);
  assert.ok(history.isSettled);
  assert.equal(browser.address, "/a");
  assert.equal(browser.length, 3, "the entry is kept for going forward");
});

test("Going back over several screens is one step of the browser", () => {
  const { browser, history } = start();
  for (const screens of [["/a"], ["/a", "/b"], ["/a", "/b", "/c"]]) history.receive(at(...screens));
  history.receive(at());
  assert.equal(browser.pendingDistance, -3);
});

test("A screen in place of another takes its entry", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at("/b"));
  assert.deepEqual(addresses(browser), ["/", "/b"]);
});

test("Another tab is a new entry", () => {
  const browser = new FakeBrowser("/");
  const history = new NavigationHistory(browser);
  history.begin({ places: ["window", "tab:1"], address: "/" });
  history.receive({ places: ["window", "tab:2"], address: "/two" });
  assert.deepEqual(addresses(browser), ["/", "/two"]);
});

test("An address that changes on the same screen changes the entry", () => {
  const { browser, history } = start("/a");
  history.receive({ ...at("/a"), address: "/a?page=2" });
  assert.deepEqual(addresses(browser), ["/a?page=2"]);
});

test("Back asks the session, which goes there", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  assert.equal(browser.traverse(history, -1), true);
  assert.deepEqual(history.question, { question: 1, places: ["window", "root:"], address: "/" });
  history.receive({ ...at(), question: 1 });
  assert.equal(history.question, null);
  assert.deepEqual(addresses(browser), ["/", "/a"]);
  assert.equal(browser.index, 0);
});

test("The history returns if the session does not go", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  browser.traverse(history, -1);
  history.receive({ ...at("/a"), question: 1 });
  assert.equal(browser.pendingDistance, 1);
  browser.finish(history);
  assert.equal(browser.address, "/a");
  assert.ok(history.isSettled);
});

test("A location that answers an older question changes nothing", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at("/a", "/b"));
  browser.traverse(history, -1);
  browser.traverse(history, -1);
  assert.equal(history.question.question, 2);
  history.receive({ ...at("/a"), question: 1 });
  assert.equal(browser.index, 0);
  assert.equal(browser.pendingDistance, null);
  history.receive({ ...at("/a", "/b"), question: 2 });
  assert.equal(browser.pendingDistance, 2, "the user came from the entry before the first question");
});

test("The entry represents the session's location if the browser does not go to another entry", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at("/a", "/b"));
  history.receive(at("/a"));
  assert.equal(browser.pendingDistance, -1);
  history.receive(at("/a", "/c"));
  history.stay();
  assert.ok(history.isSettled);
  assert.deepEqual(addresses(browser), ["/", "/a", "/c"]);
  history.receive(at("/a", "/c", "/d"));
  assert.deepEqual(addresses(browser), ["/", "/a", "/c", "/d"]);
});

test("A browser that goes to another entry late does not change the session's location", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at());
  history.stay();
  assert.deepEqual(addresses(browser), ["/", "/"]);
  assert.equal(browser.finish(history), true);
  assert.deepEqual(history.question.places, at().places);
  history.receive({ ...at(), question: 1 });
  assert.ok(history.isSettled && browser.index === 0);
  history.stay();
  assert.deepEqual(addresses(browser), ["/", "/"]);
});

test("The scroll position of an entry is restored when the session goes there", () => {
  const { browser, history } = start();
  browser.replace({ ...browser.state, y: 40 });
  history.receive(at("/a"));
  browser.traverse(history, -1);
  history.receive({ ...at(), question: 1 });
  assert.equal(browser.scrolled.at(-1), 40);
});

test("A fragment that the user adds is another entry of the same location", () => {
  const { browser, history } = start("/a");
  browser.push(null, "/a");
  assert.equal(history.pop(null), false);
  assert.deepEqual(browser.state, { k: at("/a").places, i: 1, y: 0 });
});

test("A page that is loaded again asks for the screens below its own", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at("/a", "/b"));
  const again = new NavigationHistory(browser);
  again.begin(at("/b"));
  assert.deepEqual(again.question, { question: 1, places: at("/a", "/b").places, address: "/b" });
  again.receive({ ...at("/a", "/b"), question: 1 });
  assert.deepEqual(addresses(browser), ["/", "/a", "/b"]);
  again.receive(at("/a"));
  assert.equal(browser.pendingDistance, -1, "the entries were kept beside the page");
});

test("A page that is opened by its address after others of the app does not go back to them", () => {
  const { browser } = start();
  browser.push(null, "/x");
  const opened = new NavigationHistory(browser);
  opened.begin(at("/x"));
  opened.receive(at());
  assert.equal(browser.pendingDistance, null);
  assert.deepEqual(addresses(browser), ["/", "/"]);
});

test("Saved text that is damaged is ignored", () => {
  const browser = new FakeBrowser("/");
  browser.storage = "[[";
  const history = new NavigationHistory(browser);
  history.begin(at());
  history.receive(at("/a"));
  assert.deepEqual(addresses(browser), ["/", "/a"]);
});

test("Places without an address are not sent to a session that never showed them", () => {
  const { history } = start("/a");
  assert.deepEqual(history.addressablePlaces, at("/a").places);
  history.receive(at("/a", "#1"));
  assert.equal(history.addressablePlaces, undefined);
});

test("Entries that the browser has discarded are not used", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  browser.entries.shift();
  browser.index -= 1;
  history.receive(at());
  assert.equal(browser.pendingDistance, null);
  assert.deepEqual(addresses(browser), ["/"]);
});

test("After each of 2,000 random steps the shown entry is the session's location", () => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  let state = seed;
  /** A linear congruential generator. */
  const below = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const { browser, history } = start();
  let screens = [];
  const settle = () => {
    for (let round = 0; !history.isSettled; round++) {
      assert.ok(round < 10, `seed ${seed}: the history does not settle`);
      const { question } = history;
      if (browser.pendingDistance !== null) browser.finish(history);
      else if (question) {
        // The session goes there, or stays where it is.
        if (below(3)) screens = question.places.slice(2).map((key) => key.slice("screen:".length));
        history.receive({ ...at(...screens), question: question.question });
      }
    }
  };
  for (let step = 0; step < 2000; step++) {
    const kind = below(5);
    if (kind === 0) screens = [...screens, `/${below(4)}`];
    else if (kind === 1) screens = screens.slice(0, below(screens.length + 1));
    else if (kind === 2 && screens.length) screens = [...screens.slice(0, -1), `/${below(4)}`];
    else {
      const distance = kind === 3 ? -1 : 1;
      if (browser.entries[browser.index + distance]) browser.traverse(history, distance);
      settle();
    }
    history.receive(at(...screens));
    settle();
    assert.deepEqual(browser.state.k, at(...screens).places, `seed ${seed}, step ${step}`);
    assert.equal(browser.state.i, browser.index, `seed ${seed}, step ${step}`);
    const [index, entries] = JSON.parse(browser.storage);
    assert.deepEqual(entries[index], browser.state.k, `seed ${seed}, step ${step}`);
  }
});

test("The browser follows a session that goes further back than requested", () => {
  const { browser, history } = start();
  history.receive(at("/a"));
  history.receive(at("/a", "/b"));
  browser.traverse(history, -1);
  history.receive({ ...at(), question: 1 });
  assert.equal(browser.pendingDistance, -1);
  browser.finish(history);
  assert.deepEqual(addresses(browser), ["/", "/a", "/b"]);
});

test("A page that is loaded again scrolls to where it was", () => {
  const { browser } = start("/a");
  browser.replace({ ...browser.state, y: 30 });
  new NavigationHistory(browser).begin(at("/a"));
  assert.equal(browser.scrolled.at(-1), 30);
});
