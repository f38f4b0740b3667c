// @ts-check
// The page's connection to its session, and the events that it sends.

import { Connection } from "./connection.js";
import { find } from "./dom.js";
import { accepts, idOf } from "./elements.js";
import { metaContent } from "./page.js";
import { continuation } from "./resuming.js";

/** @typedef {import("./protocol.js").Action} Action */
/** @typedef {import("./eventQueue.js").QueuedEvent} QueuedEvent */

const noticeNode = /** @type {HTMLElement} */ (find(document, ".notice"));

export const connection = new Connection({
  token: metaContent("navigator-token"),
  continuation,
  clock: {
    time: () => performance.now(),
    schedule: (delay, body) => setTimeout(body, delay),
    cancel: (handle) => clearTimeout(handle),
  },
  random: Math.random,
  openSocket: () => new WebSocket(`${location.origin.replace("http", "ws")}/socket`),
  isHidden: () => document.hidden,
  region: { language: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  showNotice: (name) => (noticeNode.textContent = name && metaContent(`navigator-${name}`)),
  showActivity: (isShown) => document.documentElement.toggleAttribute("data-waiting", isShown),
});

/**
 * The callbacks that are called when the session has processed events.
 * @type {WeakMap<QueuedEvent, () => void>}
 */
const followUps = new WeakMap();

/**
 * Sends an event of a node's element. Returns false if the element does not accept the action, or if the event was dropped.
 * @param {HTMLElement} node
 * @param {Action} action
 * @param {import("./protocol.js").EventValue} [value]
 * @param {number} [revision]
 * @param {() => void} [followUp] A callback that is called when the page shows the response to the event.
 */
export const send = (node, action, value, revision, followUp) => {
  if (!accepts(node, action)) return false;
  const event = connection.send({ target: Number(idOf(node)), action, value, revision }, node.matches(".stepper"));
  if (event && followUp) followUps.set(event, followUp);
  return !!event;
};

/**
 * Calls the callbacks of processed events.
 * @type {(events: QueuedEvent[]) => void}
 */
export const followAnswers = (events) => {
  for (const event of events) {
    const followUp = followUps.get(event);
    followUps.delete(event);
    followUp?.();
  }
};

/**
 * Returns a Boolean value that indicates whether the session has not yet processed an event of a node's element.
 * @type {(node: HTMLElement, action: Action) => boolean}
 */
export const isWaiting = (node, action) => connection.isWaiting(Number(idOf(node)), action);
