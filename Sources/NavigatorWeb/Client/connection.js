// @ts-check
// The connection to the session: its states, its timers, and the numbers of batches and events.
//
// The class uses no document. It receives the clock, the sockets and the page, so that tests can replace them.

import { BatchCounter } from "./batches.js";
import { EventQueue } from "./eventQueue.js";
import { decodeServerMessage, encodeAcknowledge, encodeEvent, encodeHello, encodeTraverse } from "./protocol.js";
import { Timer } from "./timer.js";
import * as timing from "./timing.js";

/** @typedef {import("./eventQueue.js").PageEvent} PageEvent */
/** @typedef {import("./protocol.js").ServerMessage} ServerMessage */

/**
 * @typedef {object} Socket The part of a WebSocket that the connection uses.
 * @property {number} readyState
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage Receives an event with `data`.
 * @property {((event: any) => void) | null} onclose Receives an event with `code`.
 */

/**
 * @typedef {object} Surroundings
 * @property {string} token The token of the page's session.
 * @property {{ generation: number, batch: number }} [continuation] The state of a session that the page continues.
 * @property {import("./timer.js").Clock} clock
 * @property {() => number} random Returns a number from 0 to 1.
 * @property {() => Socket} openSocket
 * @property {() => boolean} isHidden Returns a Boolean value that indicates whether nobody sees the page.
 * @property {{ language?: string, timeZone?: string }} [region] The user's language and time zone.
 * @property {(text: string) => unknown} showNotice Shows a text about the connection. An empty one hides it.
 */

/**
 * @typedef {object} Page What the connection asks of the page.
 * @property {() => { address: string, places?: string[] }} location Returns the page's location.
 * @property {(operations: import("./protocol.js").Operation[]) => void} apply Applies a batch.
 * @property {(html: string, isRebuilt: boolean) => void} replace Replaces the tree, perhaps by that of a rebuilt session.
 * @property {(message: import("./protocol.js").LocationMessage) => void} locate Receives the session's location.
 * @property {(target: number) => void} refuse Receives the element whose event the session could not read.
 * @property {() => void} didConnect Follows when the session answers a new connection.
 * @property {() => unknown} didDisconnect Follows when a connection is lost.
 * @property {() => void} didReceive Follows each message but the last.
 * @property {() => void} didStop Follows when the page no longer belongs to a session.
 * @property {() => void} reload Loads the page again.
 */

/**
 * The notices about connections that end for good.
 * @type {Partial<Record<import("./protocol.js").ByeReason, string>>}
 */
const finalNotices = {
  replaced: "This page is open in another tab.",
  "no-cookie": "This page needs a cookie. Allow cookies for it, and load it again.",
};
const reconnectingNotice = "Reconnecting…";

/** The number of attempts that a page counts at least after a host without capacity. */
const attemptsAfterBusy = 3;

/**
 * The codes with which a host closes a socket after a message that it cannot read, or that is too long (RFC 6455, section
 * 7.4.1).
 */
const refusalCodes = [1007, 1009];

/** The smallest readyState of a WebSocket that ends. */
const closing = 2;

export class Connection {
  /**
   * "live" when the session has answered: events are sent at once.
   * @type {"offline" | "connecting" | "live"}
   */
  #state = "offline";
  /** @type {Socket | null} */
  #socket = null;
  /** The session has answered this page, and may again. */
  #hasBeenLive = false;
  #isStopped = false;
  /** The session was saved while nobody saw the page. */
  #isAsleep = false;
  /** The session could not read the first of the events that it did not take. */
  #isEventRefused = false;
  #attempt = 0;
  /** The session that the page shows: 0, or the number of a rebuilt one. */
  #generation = 0;
  #notice = "";
  #batches = new BatchCounter();
  #events = new EventQueue();
  #surroundings;
  #token;
  /** @type {Page} */
  #page = /** @type {any} */ (null);
  #noticeTimer;
  #retryTimer;
  #silenceTimer;
  #acknowledgeTimer;

  /** @param {Surroundings} surroundings */
  constructor(surroundings) {
    this.#surroundings = surroundings;
    this.#token = surroundings.token;
    this.#generation = surroundings.continuation?.generation ?? 0;
    this.#batches.begin(surroundings.continuation?.batch ?? 0);
    this.#noticeTimer = new Timer(surroundings.clock);
    this.#retryTimer = new Timer(surroundings.clock);
    this.#silenceTimer = new Timer(surroundings.clock);
    this.#acknowledgeTimer = new Timer(surroundings.clock);
  }

  get isLive() {
    return this.#state === "live";
  }

  /** The token of the page's session. */
  get token() {
    return this.#token;
  }

  /** A Boolean value that indicates whether the page no longer belongs to a session. */
  get isStopped() {
    return this.#isStopped;
  }

  /** A Boolean value that indicates whether the session has answered this page and may again. */
  get mayRecover() {
    return this.#hasBeenLive && !this.#isStopped;
  }

  /**
   * Connects a page.
   * @param {Page} page
   */
  start(page) {
    this.#page = page;
    this.#connect();
  }

  /** Reconnects, or asks for an answer, after a change that may have repaired or broken the connection. */
  recheck() {
    if (this.#surroundings.isHidden() || this.#isStopped) return;
    if (this.#socket) this.#probe();
    else this.#connect();
  }

  // Sending

  /**
   * Sends an event, or keeps it until the session answers. Returns false if the event was dropped.
   * @type {(event: PageEvent, isCumulative: boolean) => boolean}
   */
  send(event, isCumulative) {
    const queued = this.#events.add(event, { isLive: this.isLive, isNoticeShown: !!this.#notice, isCumulative });
    if (queued && this.isLive) this.#transmit(queued);
    return !!queued;
  }

  /**
   * Asks the session to go to an entry of the browser's history, if the session is connected.
   * @param {{ question: number, places: string[], address?: string }} entry
   */
  traverse(entry) {
    if (this.isLive) this.#write(encodeTraverse(entry));
  }

  /**
   * Returns a Boolean value that indicates whether an event of an element waits for the session.
   * @type {EventQueue["contains"]}
   */
  isWaiting(target, action) {
    return this.#events.contains(target, action);
  }

  /** @param {string} text */
  #write(text) {
    this.#socket?.send(text);
  }

  /** @param {import("./eventQueue.js").QueuedEvent} event */
  #transmit(event) {
    const number = this.#events.number(event);
    this.#write(encodeEvent({ ...event, number, batch: this.#batches.acknowledge() }));
    this.#silenceTimer.startOnce(timing.eventTimeout, this.#probe);
  }

  #acknowledge = () => {
    this.#acknowledgeTimer.cancel();
    if (this.isLive) this.#write(encodeAcknowledge({ batch: this.#batches.acknowledge() }));
  };

  // Receiving

  /** @param {ServerMessage} message */
  #receive(message) {
    this.#silenceTimer.cancel();
    if (message.type === "bye") return this.#leave(message.reason);
    if ("events" in message) this.#events.removeTaken(message.events);
    if (message.type === "patches") this.#page.apply(message.operations);
    else if (message.type === "root") this.#replace(message);
    else if (message.type === "location") this.#page.locate(message);
    if ("batch" in message) this.#batches.applied = message.batch;
    if (message.type === "root" || message.type === "ok") this.#becomeLive();
    this.#page.didReceive();
    if (!this.#events.isEmpty && this.isLive) this.#silenceTimer.start(timing.eventTimeout, this.#probe);
    if (this.#batches.mustAcknowledge) this.#acknowledge();
    else if (this.#batches.hasUnacknowledged) this.#acknowledgeTimer.startOnce(timing.acknowledgeDelay, this.#acknowledge);
  }

  /** @param {import("./protocol.js").RootMessage} message */
  #replace({ html, generation, token }) {
    if (generation !== undefined) {
      this.#generation = generation;
      this.#token = token || this.#token;
      this.#events.reset();
    }
    this.#page.replace(html, generation !== undefined);
  }

  #becomeLive() {
    const refused = this.#isEventRefused ? this.#events.removeFirstSent() : undefined;
    if (refused) this.#page.refuse(refused.target);
    this.#isEventRefused = false;
    this.#state = "live";
    this.#hasBeenLive = true;
    this.#attempt = 0;
    this.#noticeTimer.cancel();
    this.#show("");
    this.#events.forEach((event) => this.#transmit(event));
    this.#page.didConnect();
  }

  /** @param {import("./protocol.js").ByeReason} reason */
  #leave(reason) {
    const notice = finalNotices[reason];
    if (notice) {
      this.#stop();
      this.#show(notice);
    } else if (reason === "unknown-session") {
      this.#stop();
      this.#page.reload();
    } else if (reason === "busy") this.#attempt = Math.max(this.#attempt, attemptsAfterBusy);
    this.#isAsleep = reason === "asleep";
  }

  /** Ends the page's part in its session. Closing the page loses nothing any more. */
  #stop() {
    this.#isStopped = true;
    this.#page.didStop();
  }

  /** @param {string} notice */
  #show(notice) {
    this.#notice = notice;
    this.#surroundings.showNotice(notice);
  }

  // Connecting

  #connect = () => {
    if (this.#isStopped || (this.#socket && this.#socket.readyState < closing)) return;
    this.#retryTimer.cancel();
    this.#isAsleep = false;
    const socket = this.#surroundings.openSocket();
    this.#socket = socket;
    this.#state = "connecting";
    this.#expectMessage(timing.helloTimeout);
    socket.onopen = () =>
      socket.send(
        encodeHello({
          token: this.#token, generation: this.#generation, batch: this.#batches.applied, ...this.#page.location(),
          ...this.#surroundings.region,
        }),
      );
    socket.onmessage = ({ data }) => {
      const message = socket === this.#socket && decodeServerMessage(data);
      if (message) this.#receive(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#isEventRefused ||= refusalCodes.includes(code);
      this.#disconnect();
    };
  };

  /** Ends a broken connection. A hidden page reconnects when it is shown, others soon. */
  #disconnect() {
    const broken = this.#socket;
    this.#socket = null;
    broken?.close();
    this.#state = "offline";
    this.#silenceTimer.cancel();
    this.#page.didDisconnect();
    if (this.#isStopped || (this.#isAsleep && this.#surroundings.isHidden())) return;
    this.#noticeTimer.startOnce(timing.noticeDelay, () => this.#show(reconnectingNotice));
    const delay = Math.min(timing.maximumRetryDelay, timing.firstRetryDelay * 2 ** this.#attempt++);
    this.#retryTimer.start(delay * (0.5 + this.#surroundings.random()), this.#connect);
  }

  /**
   * Treats the connection as broken if no message arrives within a time: a network that is gone does not close it.
   * @param {number} timeout
   */
  #expectMessage(timeout) {
    this.#silenceTimer.start(timeout, () => {
      this.#show(reconnectingNotice);
      this.#disconnect();
    });
  }

  /** Asks the session for an answer. */
  #probe = () => {
    if (!this.isLive) return;
    this.#acknowledge();
    this.#expectMessage(timing.probeTimeout);
  };
}
