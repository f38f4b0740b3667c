// @ts-check
// The functions of the page that the scripts for the parts that few screens need use. They belong to the one connection of the
// page, so that such a script receives them when it starts.

/**
 * @typedef {object} Host
 * @property {typeof import("./session.js").send} send
 * @property {typeof import("./swipe.js").isSwiping} isSwiping
 * @property {import("./connection.js").Connection} connection
 * @property {typeof import("./page.js").presentations} presentations
 * @property {typeof import("./page.js").reachable} reachable
 * @property {typeof import("./elements.js").nodeOf} nodeOf
 */

/** @type {Host} */
let host;

/** @param {Host} value */
export const begin = (value) => void (host = value);

/** @type {Host["send"]} */
export const send = (...values) => host.send(...values);

/** Returns a Boolean value that indicates whether a screen is being swiped. */
export const isSwiping = () => host.isSwiping();

/** Returns the number of the session that the page shows. The elements of another one have other identifiers. */
export const generation = () => host.connection.generation;

/** Returns the secret with which the page connects to its session. */
export const token = () => host.connection.token;

/** Returns the presentations, the one in front last. */
export const presentations = () => host.presentations();

/** @type {Host["reachable"]} */
export const reachable = (...values) => host.reachable(...values);

/** @type {Host["nodeOf"]} */
export const nodeOf = (id) => host.nodeOf(id);

/**
 * Sends an event of any element, whether or not the element lists it. Returns false if the event was dropped.
 * @type {(event: import("./eventQueue.js").PageEvent) => boolean}
 */
export const sendEvent = (event) => !!host.connection.send(event, false);

/** @type {Host["connection"]["isWaiting"]} */
export const isWaiting = (...values) => host.connection.isWaiting(...values);
