// The types that the connection to the session receives, so that tests can replace what they describe.

import { LocationMessage, Operation } from "./protocol.js";
import { QueuedEvent } from "./eventQueue.js";
import { Clock } from "./timer.js";

/** The part of a WebSocket that the connection uses. */
export interface Socket {
  readyState: number;
  send: (text: string) => void;
  close: () => void;
  onopen: ((event: any) => void) | null;
  /** Receives an event with `data`. */
  onmessage: ((event: any) => void) | null;
  /** Receives an event with `code`. */
  onclose: ((event: any) => void) | null;
}

export interface Surroundings {
  /** The token of the page's session. */
  token: string;
  /** The state of a session that the page continues. */
  continuation?: { generation: number; batch: number };
  clock: Clock;
  /** Returns a number from 0 to 1. */
  random: () => number;
  openSocket: () => Socket;
  /** Returns a Boolean value that indicates whether the page is hidden. */
  isHidden: () => boolean;
  /** The user's language and time zone. */
  region?: { language?: string; timeZone?: string };
  /** Shows the notice of a name about the connection. An empty name hides it. */
  showNotice: (name: string) => unknown;
  /** Shows that an answer takes long. */
  showActivity: (isShown: boolean) => unknown;
}

/** The callbacks of the connection to the page. */
export interface Page {
  /** Returns the page's location. */
  location: () => { address: string; places?: string[] };
  /** Loads what a batch needs. */
  prepare: (operations: Operation[]) => Promise<unknown> | false;
  /** Applies a batch. */
  apply: (operations: Operation[]) => void;
  /** Replaces the tree, perhaps by that of a rebuilt session. */
  replace: (html: string, isRebuilt: boolean) => void;
  /** Receives the session's location. */
  locate: (message: LocationMessage) => void;
  /** Receives the element whose event the session could not read. */
  refuse: (target: number) => void;
  /** Follows when the page shows the answers to events, or gets none. */
  didAnswer: (events: QueuedEvent[]) => void;
  /** Follows when the session answers a new connection. */
  didConnect: () => void;
  /** Follows when a connection is lost. */
  didDisconnect: () => unknown;
  /** Follows each message but the last. */
  didReceive: () => void;
  /** Follows when the page no longer belongs to a session. */
  didStop: () => void;
  /** Loads the page again. */
  reload: () => void;
}
