// @ts-check
// Replaces the tree of the page with that of a rebuilt session, for example after a restart of the server. The new tree has other
// identifiers. Corresponding nodes keep their scroll position and focus, and typed text is entered again.

import { childElements, idOf, registerOnly } from "./elements.js";
import { runPendingWork } from "./frame.js";
import { shown, windowNode } from "./page.js";
import { finishBatch, wholePage } from "./patches.js";
import { connection } from "./session.js";
import { inputOf, isTextField, sendEdit, textFieldSelector, wasEdited } from "./textFields.js";
import { retypeTimeout } from "./timing.js";
import { merge } from "./update.js";

/** @typedef {{ text: string, caret: number | null | false }} TypedText The caret is false if the field did not have the focus. */

/**
 * The typed texts, by the keys of their fields. A text is entered again when its field appears and is not covered.
 * @type {Map<string, TypedText>}
 */
const typedTexts = new Map();
let retypeDeadline = 0;

/**
 * Returns a key that is equal for corresponding elements of two trees.
 * @type {(node: HTMLElement) => string}
 */
const likenessOf = (node) => {
  const placeholder = isTextField(node) && inputOf(node).placeholder;
  const label = node.matches(".screen") ? node.ariaLabel : "";
  return [node.tagName, node.classList[0], node.dataset.testid, label, placeholder].join();
};

/**
 * Gives the elements of a tree the identifiers of the corresponding elements of `fresh`, and removes all other elements.
 * @type {(node: HTMLElement, fresh: HTMLElement) => void}
 */
const adoptIdentifiers = (node, fresh) => {
  node.dataset.i = idOf(fresh);
  const old = childElements(node);
  for (const child of childElements(fresh)) {
    const index = old.findIndex((candidate) => likenessOf(candidate) === likenessOf(child));
    if (index >= 0) adoptIdentifiers(old.splice(index, 1)[0], child);
  }
  old.forEach((child) => child.remove());
};

/** Returns the text fields by key. A key consists of the screen, the label, and the index among fields with the same label. */
const textFieldsByPlace = () => {
  /** @type {Map<string, HTMLElement>} */
  const fields = new Map();
  for (const node of shown(`${textFieldSelector}[data-i]`)) {
    const screen = node.closest(".screen, .presentation");
    const place = [screen && screen.ariaLabel, inputOf(node).ariaLabel, likenessOf(node)].join();
    let count = 0;
    while (fields.has(place + count)) count++;
    fields.set(place + count, node);
  }
  return fields;
};

/**
 * Shows the tree of a rebuilt session.
 * @type {(fresh: HTMLElement) => void}
 */
export const rebuild = (fresh) => {
  for (const [place, node] of textFieldsByPlace()) {
    const input = inputOf(node);
    if (wasEdited(node)) {
      typedTexts.set(place, { text: input.value, caret: input === document.activeElement && input.selectionStart });
    }
  }
  adoptIdentifiers(windowNode(), fresh);
  registerOnly(windowNode());
  retypeDeadline = Date.now() + retypeTimeout;
  merge(windowNode(), fresh);
  finishBatch(wholePage());
};

/** Enters typed texts again in the existing fields. A field on a covered screen is skipped until the screen is in front. */
export const retype = () => {
  if (!typedTexts.size || !connection.isLive) return;
  // Pending work may move the focus.
  runPendingWork();
  const fields = textFieldsByPlace();
  for (const [place, { text, caret }] of typedTexts) {
    const node = fields.get(place);
    if (!node ? Date.now() < retypeDeadline : node.closest("[inert]")) continue;
    typedTexts.delete(place);
    if (!node) continue;
    const input = inputOf(node);
    input.value = text;
    sendEdit(node);
    if (caret === false || document.activeElement !== document.body) continue;
    input.focus({ preventScroll: true });
    if (caret !== null) input.setSelectionRange(caret, caret);
  }
};
