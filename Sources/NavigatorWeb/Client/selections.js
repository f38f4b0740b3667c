// @ts-check
// The selected text of fields whose app reads or sets it. Such a field has `data-selection`.

import { closest, find, on } from "./dom.js";
import { generation, isWaiting, sendEvent } from "./extrasHost.js";

/**
 * The selections of a field: the last one that the page has applied, and the last one that it has sent, with the
 * number of the session.
 * @type {WeakMap<HTMLElement, { applied?: string, sent?: string }>}
 */
const selections = new WeakMap();

/** Sends the selection of the focused field if the session does not know it. */
const reportSelection = () => {
  const input = /** @type {HTMLInputElement} */ (document.activeElement);
  const node = input && closest(input, "[data-selection]");
  if (!node) return;
  const value = `${input.selectionStart} ${input.selectionEnd}`;
  const sent = `${generation()} ${value}`;
  const last = selections.get(node);
  if (sent === last?.sent || !sendEvent({ target: Number(node.dataset.i), action: "select", value })) return;
  selections.set(node, { ...last, sent });
};

/**
 * Selects the text that the app has selected, unless the user has edited it since.
 * @type {(node: HTMLElement) => void}
 */
export const applySelection = (node) => {
  const { selection } = node.dataset;
  const last = selections.get(node);
  selections.set(node, { ...last, applied: selection });
  // A rebuilt session does not know the selection of the user.
  if (!selection) return reportSelection();
  if (selection === last?.applied || isWaiting(Number(node.dataset.i), "change")) return;
  const [, start, end] = selection.split(" ").map(Number);
  /** @type {HTMLInputElement} */ (find(node, "input, textarea")).setSelectionRange(start, end);
};

export const followSelections = () => on("selectionchange", reportSelection);
