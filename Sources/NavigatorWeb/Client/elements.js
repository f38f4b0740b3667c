// @ts-check
// The session's elements: the nodes that represent them, and the positions of their children.

import { childrenOf, closest, findAll } from "./dom.js";

/**
 * The nodes that represent elements, by the identifiers of the elements.
 * @type {Map<string, HTMLElement>}
 */
const nodes = new Map();

/**
 * Returns the node of the element with an identifier.
 * @type {(id: string | number | undefined) => HTMLElement | undefined}
 */
export const nodeOf = (id) => nodes.get(String(id));

/**
 * Returns the identifier of the element that a node represents.
 * @type {(node: HTMLElement) => string}
 */
export const idOf = (node) => /** @type {string} */ (node.dataset.i);

/**
 * Returns the nearest element at or around a node.
 * @type {(node: Element) => HTMLElement | null}
 */
export const elementAt = (node) => closest(node, "[data-i]");

/**
 * Returns a Boolean value that indicates whether an element accepts an action.
 * @type {(node: HTMLElement, action: string) => boolean}
 */
export const accepts = (node, action) => (node.dataset.e || "").split(" ").includes(action);

/**
 * Returns a Boolean value that indicates whether a node is no longer part of the tree and is leaving the screen.
 * @type {(node: HTMLElement) => boolean}
 */
export const isLeaving = (node) => node.dataset.c === "exit";

/**
 * Calls `body` with a node and with all elements in it.
 * @type {(node: HTMLElement, body: (node: HTMLElement) => void) => void}
 */
export const forEachElement = (node, body) => {
  body(node);
  findAll(node, "[data-i]").forEach(body);
};

/**
 * Adds the elements of a tree to the register.
 * @type {(tree: HTMLElement) => void}
 */
export const register = (tree) => forEachElement(tree, (node) => nodes.set(idOf(node), node));

/**
 * Removes the elements of a tree from the register, except those that other nodes already represent.
 * @type {(tree: HTMLElement) => void}
 */
export const unregister = (tree) =>
  forEachElement(tree, (node) => {
    if (nodes.get(idOf(node)) === node) nodes.delete(idOf(node));
  });

/**
 * Registers a node as the node of its element.
 * @type {(node: HTMLElement) => void}
 */
export const registerNode = (node) => void nodes.set(idOf(node), node);

/**
 * Replaces the contents of the register with the elements of a tree.
 * @type {(tree: HTMLElement) => void}
 */
export const registerOnly = (tree) => {
  nodes.clear();
  register(tree);
};

/**
 * Returns the node that contains an element's children: a descendant with the attribute data-s, or the element's own node.
 * @type {(node: HTMLElement) => HTMLElement}
 */
export const slotOf = (node) => {
  const first = /** @type {HTMLElement | null} */ (node.firstElementChild);
  if (!first || first.dataset.i) return node;
  /** @type {(parent: HTMLElement) => HTMLElement | undefined} */
  const search = (parent) => {
    for (const child of childrenOf(parent)) {
      // A leaving sheet may be the first child while the tree below it is replaced.
      if (child.dataset.i || isLeaving(child)) continue;
      if ("s" in child.dataset) return child;
      const found = search(child);
      if (found) return found;
    }
  };
  return search(node) || node;
};

/**
 * Returns the children of an element.
 * @type {(node: HTMLElement) => HTMLElement[]}
 */
export const childElements = (node) => childrenOf(slotOf(node)).filter((child) => child.dataset.i);

/**
 * Returns the options of a picker.
 * @type {(picker: HTMLElement) => HTMLElement[]}
 */
export const optionsOf = (picker) => childElements(picker).filter((child) => child.matches(".option"));

/**
 * Inserts a node before a sibling. If the browser supports it, a moved node keeps the focus and the scroll position.
 * @type {(holder: HTMLElement, node: HTMLElement, next: Node | null) => void}
 */
export const insert = (holder, node, next) => {
  if (holder.moveBefore && node.parentNode === holder) holder.moveBefore(node, next);
  else holder.insertBefore(node, next);
};

/**
 * Inserts a node before the element with the identifier `before`, or after the holder's last element. The first element follows
 * the button that refreshes a list.
 * @type {(node: HTMLElement, holder: HTMLElement, before: number | null) => void}
 */
export const place = (node, holder, before) => {
  /** @type {Node | null | undefined} */
  let next = before === null ? null : nodeOf(before);
  if (!next) {
    let last = /** @type {HTMLElement | null} */ (holder.lastElementChild);
    while (last && (!last.matches("[data-i], .refresh") || last === node)) {
      last = /** @type {HTMLElement | null} */ (last.previousElementSibling);
    }
    next = last ? last.nextSibling : holder.firstChild;
  }
  if (next !== node) insert(holder, node, next);
};
