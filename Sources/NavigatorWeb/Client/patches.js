// @ts-check
// Applies the batches of operations by which the session changes the page.

import { find, parentOf, parse } from "./dom.js";
import { elementAt, nodeOf, place, register, slotOf, unregister } from "./elements.js";
import { updateExpansion } from "./expanding.js";
import { focusWantedField, restoreFocus } from "./focus.js";
import { beforeNextFrame, runPendingWork } from "./frame.js";
import { openAddress } from "./leaving.js";
import { capture, followWith, play } from "./loading.js";
import { windowNode } from "./page.js";
import { reducedMotion } from "./preferences.js";
import { operationTypes } from "./protocol.js";
import { applyRules } from "./rules.js";
import { updateTitle } from "./title.js";
import { enter, exit } from "./transitions.js";
import { update } from "./update.js";

/**
 * The effects of a batch.
 * @typedef {object} Batch
 * @property {Set<HTMLElement | null>} touched The elements that the batch has changed, and those from which it has removed
 *   children.
 * @property {Set<HTMLElement>} inserted The elements that the batch has inserted.
 * @property {Set<HTMLElement>} popped The stacks from which a screen slides out.
 * @property {boolean} [hasScreens] Whether the batch has inserted, removed or changed screens.
 */

/** @returns {Batch} */
const newBatch = () => ({ touched: new Set(), inserted: new Set(), popped: new Set() });

/** Returns a batch that inserts the whole tree. */
export const wholePage = () => ({ ...newBatch(), inserted: new Set([windowNode()]), hasScreens: true });

/** @type {(node: HTMLElement) => boolean} */
const holdsScreens = (node) => node.matches(".screen, .presentation, .tabContent, :has(.screen)");

/** The nodes that leave with a transition: presentations, and screens in front of all others of their stack. */
const leavesVisibly = ".screen:not(:has(~ [data-i])), .presentation";

/** The screens that are moving, or that a finger moves. */
const movingScreens = ":scope > .screen:is([data-c], [data-c-swipe])";

/**
 * Returns a Boolean value that indicates whether a covered screen is visible, because it moves aside or a finger moves the one in
 * front of it. The browser computes styles for the answer, so only stacks with moving screens are asked.
 * @type {(node: HTMLElement, holder: HTMLElement) => boolean}
 */
const isUncovered = (node, holder) =>
  node.matches(".screen") && !!find(holder, movingScreens) && node.checkVisibility({ visibilityProperty: true });

/**
 * Removes a node from the page, with a transition if the node is visible.
 * @type {(node: HTMLElement, batch: Batch) => void}
 */
const removeNode = (node, batch) => {
  const holder = parentOf(node);
  const isFront = node.matches(leavesVisibly) && !batch.popped.has(holder);
  if (reducedMotion.matches || !(isFront || isUncovered(node, holder))) return node.remove();
  if (isFront && node.matches(".screen")) batch.popped.add(holder);
  exit(node);
};

/**
 * The operations on an element. The functions receive its node and the other fields of the operation.
 * @type {Record<string, (batch: Batch, node: HTMLElement, ...fields: any[]) => void>}
 */
const operations = {
  [operationTypes.insert]: (batch, node, before, html) => {
    const child = parse(html);
    const slot = slotOf(node);
    register(child);
    focusWantedField(child);
    if (child.matches(".screen, .presentation")) enter(child, slot, batch.inserted);
    place(child, slot, before);
    batch.inserted.add(child);
    batch.hasScreens ||= holdsScreens(child);
  },
  [operationTypes.remove]: (batch, node) => {
    unregister(node);
    batch.touched.add(elementAt(parentOf(node)));
    batch.hasScreens ||= holdsScreens(node);
    restoreFocus(node);
    removeNode(node, batch);
  },
  [operationTypes.move]: (batch, node, before) => {
    place(node, parentOf(node), before);
    batch.touched.add(node);
    batch.hasScreens ||= holdsScreens(node);
  },
  [operationTypes.text]: (batch, node, text) => {
    const words = /** @type {Text} */ (node.firstChild || node.appendChild(new Text()));
    words.data = text;
    // The only other effect of a text is on the menu of a picker.
    batch.touched.add(node.closest(".picker"));
  },
  [operationTypes.update]: (batch, node, html) => {
    batch.touched.add(update(node, parse(html)));
    batch.hasScreens ||= holdsScreens(node);
  },
};

/**
 * Applies a batch.
 * @type {(list: import("./protocol.js").Operation[]) => void}
 */
export const applyBatch = (list) => {
  runPendingWork();
  const batch = newBatch();
  for (const [type, target, ...fields] of list) {
    const node = nodeOf(/** @type {any} */ (target));
    if (type === operationTypes.open) openAddress(/** @type {string} */ (target));
    else if (type === operationTypes.copy) navigator.clipboard?.writeText(/** @type {string} */ (target)).catch(() => {});
    else if (type === operationTypes.dismiss) followWith("extras")(target);
    else if (type === operationTypes.animate) capture(nodeOf, .../** @type {[any, any, any, any]} */ ([target, ...fields]));
    else if (node) operations[type](batch, node, ...fields);
  }
  finishBatch(batch);
  play();
};

/**
 * Applies the effects of a batch. It reads only the affected parts of the page.
 * @type {(batch: Batch) => void}
 */
export const finishBatch = (batch) => {
  for (const node of [...batch.touched, ...batch.inserted]) {
    if (!node?.isConnected) continue;
    updateExpansion(node);
    updateExpansion(elementAt(parentOf(node)));
  }
  applyRules(batch);
  if (batch.hasScreens) beforeNextFrame(updateTitle);
};
