// @ts-check
// The functions of the page that the other scripts use. They depend on the connection of the page, so the scripts receive them
// when they start.

import { find } from "./dom.js";

/**
 * @typedef {object} Host
 * @property {typeof import("./session.js").send} send
 * @property {typeof import("./presses.js").tap} tap
 * @property {import("./connection.js").Connection} connection
 * @property {typeof import("./page.js").presentations} presentations
 * @property {typeof import("./page.js").reachable} reachable
 * @property {typeof import("./elements.js").nodeOf} nodeOf
 * @property {typeof import("./bars.js").fitBar} fitBar
 */

/** @type {Host} */
let host;

/** @param {Host} value */
export const begin = (value) => void (host = value);

/** @type {Host["send"]} */
export const send = (...values) => host.send(...values);

/** @type {Host["tap"]} */
export const tap = (...values) => host.tap(...values);

/** Returns a Boolean value that indicates whether a swipe between screens is in progress. */
export const isSwiping = () => !!find(document, "[data-c-swipe='']");

/** Returns the number of the session that the page shows. Elements of other sessions have other identifiers. */
export const generation = () => host.connection.generation;

/** Returns a Boolean value that indicates whether the page is connected. Otherwise, events are queued. */
export const isLive = () => host.connection.isLive;

/** Returns the token with which the page connects to its session. */
export const token = () => host.connection.token;

/** Returns the presentations, with the frontmost one last. */
export const presentations = () => host.presentations();

/** @type {Host["reachable"]} */
export const reachable = (...values) => host.reachable(...values);

/** @type {Host["nodeOf"]} */
export const nodeOf = (id) => host.nodeOf(id);

/** @type {Host["fitBar"]} */
export const fitBar = (bar) => host.fitBar(bar);

/**
 * Sends an event of an element, even if the element does not list the action. Returns false if the event was dropped.
 * @type {(event: import("./eventQueue.js").PageEvent) => boolean}
 */
export const sendEvent = (event) => !!host.connection.send(event, false);

/** @type {Host["connection"]["isWaiting"]} */
export const isWaiting = (...values) => host.connection.isWaiting(...values);
