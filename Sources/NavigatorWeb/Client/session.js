// @ts-check
// The page's connection to its session, and the events that it sends.

import { Connection } from "./connection.js";
import { find } from "./dom.js";
import { accepts, idOf } from "./elements.js";
import { metaContent } from "./page.js";
import { continuation } from "./resuming.js";

const noticeNode = /** @type {HTMLElement} */ (find(document, ".notice"));

export const connection = new Connection({
  token: metaContent("navigator-token"),
  continuation,
  clock: { schedule: (delay, body) => setTimeout(body, delay), cancel: (handle) => clearTimeout(handle) },
  random: Math.random,
  openSocket: () => new WebSocket(`${location.origin.replace("http", "ws")}/socket`),
  isHidden: () => document.hidden,
  region: { language: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  showNotice: (text) => (noticeNode.textContent = text),
});

/**
 * Sends an event of the element that a node shows. Returns false if the element does not accept it, or if it was dropped.
 * @param {HTMLElement} node
 * @param {import("./protocol.js").Action} action
 * @param {import("./protocol.js").EventValue} [value]
 * @param {number} [revision]
 */
export const send = (node, action, value, revision) =>
  accepts(node, action) && connection.send({ target: Number(idOf(node)), action, value, revision }, node.matches(".stepper"));

/**
 * Returns a Boolean value that indicates whether an event of a node's element waits for the session.
 * @type {(node: HTMLElement, action: import("./protocol.js").Action) => boolean}
 */
export const isWaiting = (node, action) => connection.isWaiting(Number(idOf(node)), action);
