// @ts-check
// The browser's history, which follows the session's location.

import { findAll } from "./dom.js";
import { NavigationHistory } from "./navigationHistory.js";
import { metaContent, visibleScreens } from "./page.js";
import { decodeLocation } from "./protocol.js";
import { connection } from "./session.js";
import { positionInterval, traversalTimeout } from "./timing.js";

const storageKey = "navigator-history";

/** Returns the scroll view of the front screen. */
const frontScroller = () => {
  const front = visibleScreens().pop();
  return (
    front &&
    findAll(front, "*").find(
      (node) => node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY),
    )
  );
};

/**
 * The timer of the last request to go to another entry.
 * @type {ReturnType<typeof setTimeout> | undefined}
 */
let traversal;

const navigationHistory = new NavigationHistory({
  get length() {
    return history.length;
  },
  get state() {
    return history.state;
  },
  get address() {
    return location.pathname + location.search;
  },
  push: (state, address) => history.pushState(state, "", address || undefined),
  replace: (state, address) => history.replaceState(state, "", address || undefined),
  go: (distance) => {
    history.go(distance);
    // The time of an earlier request must not end this one.
    clearTimeout(traversal);
    traversal = setTimeout(() => navigationHistory.stay(), traversalTimeout);
  },
  load: () => sessionStorage.getItem(storageKey),
  save: (text) => {
    try {
      sessionStorage.setItem(storageKey, text);
    } catch {
      // The storage is full or forbidden. Going back in the app then adds entries instead of returning to old ones.
    }
  },
  scroll: (y) => {
    const node = y && frontScroller();
    if (node && !node.scrollTop) node.scrollTop = y;
  },
});

/** Returns the page's location. */
export const currentLocation = () => ({
  address: location.pathname + location.search,
  places: navigationHistory.addressablePlaces,
});

/**
 * Updates the history for a new location of the session.
 * @type {(message: import("./protocol.js").LocationMessage) => void}
 */
export const receiveLocation = (message) => navigationHistory.receive(message);

/** Repeats the request that the session has not answered. */
export const repeatQuestion = () => {
  const { question } = navigationHistory;
  if (question) connection.traverse(question);
};

/**
 * The scroll view whose position is stored at the end of the current interval. An interval limits the number of updates.
 * @type {EventTarget | null}
 */
let waiting = null;
let isPaused = false;

/** @type {(scroller: EventTarget | null) => void} */
const keepPosition = (scroller) => {
  if (isPaused) {
    waiting = scroller;
    return;
  }
  if (!navigationHistory.isSettled || scroller !== frontScroller()) return;
  history.replaceState({ ...history.state, y: /** @type {HTMLElement} */ (scroller).scrollTop }, "");
  isPaused = true;
  setTimeout(keepWaitingPosition, positionInterval);
};

const keepWaitingPosition = () => {
  isPaused = false;
  const scroller = waiting;
  waiting = null;
  keepPosition(scroller);
};

/** Continues the history of the page and observes the browser's navigation. */
export const beginHistory = () => {
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    if (navigationHistory.pop(state)) repeatQuestion();
  });
  addEventListener("scrollend", ({ target }) => keepPosition(target), true);
  addEventListener("pagehide", keepWaitingPosition);
  navigationHistory.begin(decodeLocation(JSON.parse(metaContent("navigator-location"))));
};
