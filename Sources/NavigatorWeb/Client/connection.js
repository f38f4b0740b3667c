// @ts-check
// The connection to the session: its states, its timers, and the numbers of batches and events.
//
// The class does not use the document. The clock, the sockets and the page are parameters, so that tests can replace them.

import { BatchCounter } from "./batches.js";
import { EventQueue } from "./eventQueue.js";
import { decodeServerMessage, encodeAcknowledge, encodeEvent, encodeHello, encodeTraverse } from "./protocol.js";
import { Timer } from "./timer.js";
import * as timing from "./timing.js";

/** @typedef {import("./eventQueue.js").PageEvent} PageEvent */
/** @typedef {import("./eventQueue.js").QueuedEvent} QueuedEvent */
/** @typedef {import("./protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("./connectionTypes.js").Page} Page */
/** @typedef {import("./connectionTypes.js").Socket} Socket */
/** @typedef {import("./connectionTypes.js").Surroundings} Surroundings */

/**
 * The reasons for which the page does not reconnect. Each is the name of a notice.
 * @type {import("./protocol.js").ByeReason[]}
 */
const finalReasons = ["replaced", "no-cookie"];

/** The factors of the round trip that limit the timeouts on a slow network. */
const patience = { event: 2, probe: 4 };

/** The maximum number of doublings of the timeouts of a new connection. */
const maximumDoublings = 2;

/** The minimum number of failed attempts that the page counts after a host without capacity. */
const attemptsAfterBusy = 3;

/**
 * The codes with which a host closes a socket after a message that is unreadable or too long (RFC 6455, section 7.4.1).
 */
const refusalCodes = [1007, 1009];

/** The smallest `readyState` of a WebSocket that closes or is closed. */
const closing = 2;

export class Connection {
  /**
   * The state of the connection. Events are sent when it is "live", after the session's first response.
   * @type {"offline" | "connecting" | "live"}
   */
  #state = "offline";
  /** @type {Socket | null} */
  #socket = null;
  /** Indicates whether the session has accepted this page and has not ended it. */
  #hasBeenLive = false;
  #isStopped = false;
  /** Indicates whether the session was saved while the page was hidden. */
  #isAsleep = false;
  /** Indicates whether the session could not read the first unprocessed event. */
  #isEventRefused = false;
  #attempt = 0;
  /** The number of the rebuilt session that the page shows, or 0 for the original session. */
  #generation = 0;
  #notice = "";
  /** The duration of a round trip in milliseconds. It increases immediately and decreases gradually. */
  #roundTrip = 0;
  /**
   * The unanswered request to traverse the history, and the time at which it was first sent.
   * @type {{ number: number, time: number } | null}
   */
  #question = null;
  #batches = new BatchCounter();
  #events = new EventQueue();
  #surroundings;
  #token;
  /**
   * The messages that wait until a script is loaded.
   * @type {[Socket, ServerMessage][] | null}
   */
  #waitingForScripts = null;
  /** @type {Page} */
  #page = /** @type {any} */ (null);
  #noticeTimer;
  #retryTimer;
  #silenceTimer;
  #acknowledgeTimer;
  #activityTimer;

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
    this.#activityTimer = new Timer(surroundings.clock);
  }

  get isLive() {
    return this.#state === "live";
  }

  /** The token of the page's session. */
  get token() {
    return this.#token;
  }

  /** The number of the rebuilt session that the page shows, or 0 for the original session. */
  get generation() {
    return this.#generation;
  }

  /** A Boolean value that indicates whether the page no longer belongs to a session. */
  get isStopped() {
    return this.#isStopped;
  }

  /** A Boolean value that indicates whether the session has accepted this page and has not ended it. */
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

  /** Reconnects or requests a response, after a change that may have restored or broken the connection. */
  recheck() {
    if (this.#surroundings.isHidden() || this.#isStopped) return;
    if (this.#socket) this.#probe();
    else this.#connect();
  }

  // Sending

  /**
   * Sends an event, or queues it until the page is connected. Returns null if the event was dropped.
   * @type {(event: PageEvent, isCumulative: boolean) => QueuedEvent | null}
   */
  send(event, isCumulative) {
    const state = { isLive: this.isLive, isNoticeShown: !!this.#notice, isCumulative, time: this.#time };
    const queued = this.#events.add(event, state);
    if (queued && this.isLive) this.#transmit(queued);
    this.#updateActivity();
    return queued;
  }

  /**
   * Requests navigation to an entry of the browser's history, if the session is connected.
   * @param {{ question: number, places: string[], address?: string }} entry
   */
  traverse(entry) {
    if (!this.isLive) return;
    this.#write(encodeTraverse(entry));
    if (this.#question?.number !== entry.question) this.#question = { number: entry.question, time: this.#time };
    this.#updateActivity();
  }

  /**
   * Returns a Boolean value that indicates whether the session has not yet processed an event of an element.
   * @type {EventQueue["contains"]}
   */
  isWaiting(target, action) {
    return this.#events.contains(target, action);
  }

  get #time() {
    return this.#surroundings.clock.time();
  }

  /** The time without a response to an event after which the page requests one. */
  get #eventTimeout() {
    return Math.max(timing.eventTimeout, patience.event * this.#roundTrip);
  }

  /** @param {string} text */
  #write(text) {
    this.#socket?.send(text);
  }

  /** @param {QueuedEvent} event */
  #transmit(event) {
    const number = this.#events.number(event);
    event.sentTime = this.#time;
    this.#write(encodeEvent({ ...event, number, batch: this.#batches.acknowledge() }));
    this.#silenceTimer.startOnce(this.#eventTimeout, this.#probe);
  }

  /** Shows that a response is delayed if the oldest event or request has waited for some time. */
  #updateActivity = () => {
    const times = [this.#events.oldestTime, this.#question?.time].filter((time) => time !== undefined);
    const rest = Math.min(.../** @type {number[]} */ (times)) + timing.activityDelay - this.#time;
    this.#activityTimer.cancel();
    this.#surroundings.showActivity(rest <= 0 && !this.#isStopped);
    if (rest > 0 && rest < Infinity) this.#activityTimer.start(rest, this.#updateActivity);
  };

  /**
   * Updates the duration of a round trip.
   * @param {number | undefined} start
   */
  #measure(start) {
    if (start === undefined) return;
    const duration = this.#time - start;
    this.#roundTrip = Math.max(duration, (3 * this.#roundTrip + duration) / 4);
  }

  #acknowledge = () => {
    this.#acknowledgeTimer.cancel();
    if (this.isLive) this.#write(encodeAcknowledge({ batch: this.#batches.acknowledge() }));
  };

  // Receiving

  /**
   * Receives a message after the page has loaded the scripts for earlier messages.
   * @param {Socket} socket
   * @param {ServerMessage} message
   */
  #take(socket, message) {
    if (this.#waitingForScripts) return void this.#waitingForScripts.push([socket, message]);
    const loading = message.type === "patches" && this.#page.prepare(message.operations);
    if (!loading) return this.#receive(message);
    this.#waitingForScripts = [[socket, message]];
    const release = () => {
      const messages = this.#waitingForScripts || [];
      this.#waitingForScripts = null;
      for (const [origin, waiting] of messages) if (origin === this.#socket) this.#receive(waiting);
    };
    loading.then(release, release);
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    this.#silenceTimer.cancel();
    if (message.type === "bye") return this.#leave(message.reason);
    const answered = "events" in message ? this.#events.removeTaken(message.events) : [];
    this.#measure(answered.at(-1)?.sentTime);
    if (message.type === "patches") this.#page.apply(message.operations);
    else if (message.type === "root") answered.push(...this.#replace(message));
    else if (message.type === "location") this.#locate(message);
    this.#page.didAnswer(answered);
    if ("batch" in message) this.#batches.applied = message.batch;
    if (message.type === "root" || message.type === "ok") this.#becomeLive();
    this.#page.didReceive();
    this.#updateActivity();
    if (!this.#events.isEmpty && this.isLive) this.#silenceTimer.start(this.#eventTimeout, this.#probe);
    if (this.#batches.mustAcknowledge) this.#acknowledge();
    else if (this.#batches.hasUnacknowledged) this.#acknowledgeTimer.startOnce(timing.acknowledgeDelay, this.#acknowledge);
  }

  /**
   * Replaces the tree. Returns the events that a rebuilt session does not process.
   * @param {import("./protocol.js").RootMessage} message
   */
  #replace({ html, generation, token }) {
    const isRebuilt = generation !== undefined;
    if (isRebuilt) {
      this.#generation = generation;
      this.#token = token || this.#token;
    }
    const unanswered = isRebuilt ? this.#events.reset() : [];
    this.#page.replace(html, isRebuilt);
    return unanswered;
  }

  /** @param {import("./protocol.js").LocationMessage} message */
  #locate(message) {
    if (message.question === this.#question?.number) this.#question = null;
    this.#page.locate(message);
  }

  #becomeLive() {
    const refused = this.#isEventRefused ? this.#events.removeFirstSent() : undefined;
    if (refused) {
      this.#page.refuse(refused.target);
      this.#page.didAnswer([refused]);
    }
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
    if (finalReasons.includes(reason)) {
      this.#stop();
      this.#show(reason);
    } else if (reason === "unknown-session") {
      this.#stop();
      this.#page.reload();
    } else if (reason === "busy") this.#attempt = Math.max(this.#attempt, attemptsAfterBusy);
    this.#isAsleep = reason === "asleep";
  }

  /** Ends the page's use of its session. Closing the page then loses no data. */
  #stop() {
    this.#isStopped = true;
    this.#updateActivity();
    this.#page.didStop();
  }

  /** @param {string} notice The name of the notice, or an empty string to hide it. */
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
    // Later attempts have longer timeouts, because the network may be slow.
    const factor = 2 ** Math.min(this.#attempt, maximumDoublings);
    this.#expectMessage(timing.openTimeout * factor);
    /** @type {number | undefined} */
    let helloTime;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      helloTime = this.#time;
      this.#expectMessage(timing.helloTimeout * factor);
      socket.send(
        encodeHello({
          token: this.#token, generation: this.#generation, batch: this.#batches.applied, ...this.#page.location(),
          ...this.#surroundings.region,
        }),
      );
    };
    socket.onmessage = ({ data }) => {
      const message = socket === this.#socket && decodeServerMessage(data);
      if (!message) return;
      this.#measure(helloTime);
      helloTime = undefined;
      this.#take(socket, message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#isEventRefused ||= refusalCodes.includes(code);
      this.#disconnect();
    };
  };

  /**
   * Ends a broken connection. A page whose session was saved reconnects when it becomes visible, and other pages after a delay.
   */
  #disconnect() {
    const broken = this.#socket;
    this.#socket = null;
    broken?.close();
    this.#state = "offline";
    // The page repeats the request after it has reconnected.
    this.#question = null;
    this.#updateActivity();
    this.#silenceTimer.cancel();
    this.#page.didDisconnect();
    if (this.#isStopped || (this.#isAsleep && this.#surroundings.isHidden())) return;
    this.#noticeTimer.startOnce(timing.noticeDelay, () => this.#show("reconnecting"));
    const delay = Math.min(timing.maximumRetryDelay, timing.firstRetryDelay * 2 ** this.#attempt++);
    this.#retryTimer.start(delay * (0.5 + this.#surroundings.random()), this.#connect);
  }

  /**
   * Treats the connection as broken if no message arrives within the timeout. A lost network does not close the socket.
   * @param {number} timeout
   */
  #expectMessage(timeout) {
    this.#silenceTimer.start(timeout, () => {
      this.#show("reconnecting");
      this.#disconnect();
    });
  }

  /** Requests a response from the session. */
  #probe = () => {
    if (!this.isLive) return;
    this.#acknowledge();
    this.#expectMessage(Math.max(timing.probeTimeout, patience.probe * this.#roundTrip));
  };
}
