// @ts-check
// The reports of scroll views to the session. A value is reported once, and again to a rebuilt session, which does not know what
// its predecessor knew.

import { generation, isLive, send } from "./extrasHost.js";

/** @typedef {{ generation: number, sent: string, next: string, isWaiting: boolean }} State */

/**
 * The reports of a scroll view, by kind. At most one report of each kind is unprocessed.
 * @type {WeakMap<HTMLElement, Map<string, State>>}
 */
const reports = new WeakMap();

/**
 * Returns the states of a scroll view's reports to the current session.
 * @type {(scroller: HTMLElement) => Map<string, State>}
 */
const statesOf = (scroller) => {
  const known = reports.get(scroller);
  const [first] = known?.values() || [];
  if (known && first?.generation === generation()) return known;
  /** @type {Map<string, State>} */
  const states = new Map();
  reports.set(scroller, states);
  return states;
};

/**
 * Reports a value if the session does not know it.
 * @type {(scroller: HTMLElement, kind: string, value: string) => void}
 */
export const report = (scroller, kind, value) => {
  const states = statesOf(scroller);
  const state = states.get(kind) || { generation: generation(), sent: "", next: "", isWaiting: false };
  states.set(kind, state);
  state.next = value;
  if (state.isWaiting || state.sent === value) return;
  // Without a connection, an event would replace the previous one of the scroll view, which may have another kind.
  if (!isLive() && [...states.values()].some(({ isWaiting }) => isWaiting)) return;
  const followUp = () => {
    state.isWaiting = false;
    // The values may contain identifiers, which are different in another session.
    if (!scroller.isConnected || state.generation !== generation()) return;
    for (const [other, { next }] of states) report(scroller, other, next);
  };
  if (!send(scroller, "change", `${kind} ${value}`, undefined, followUp)) return;
  state.sent = value;
  state.isWaiting = true;
};
