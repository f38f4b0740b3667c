// @ts-check
// Updates elements without replacing their children.

import { showValue } from "./controls.js";
import { owns } from "./dom.js";
import * as elements from "./elements.js";
import { focusTextField } from "./focus.js";
import { beforeNextFrame } from "./frame.js";
import { isWaiting } from "./session.js";
import { inheritEdits, inputOf, isTextField, showText } from "./textFields.js";

/**
 * Returns a Boolean value that indicates whether the page manages an element's style.
 * @type {(node: HTMLElement) => boolean}
 */
const ownsStyle = (node) => node.matches(".screen, .swipeRow, :is(.popover, .menu) > .card, [type=range]");

/**
 * Copies the attributes of a node to another one, except those that the page manages.
 * @type {(from: HTMLElement, to: HTMLElement) => void}
 */
const updateAttributes = (from, to) => {
  for (const name of new Set([...from.getAttributeNames(), ...to.getAttributeNames()])) {
    const value = to.getAttribute(name);
    if (value === from.getAttribute(name) || owns(from, name)) continue;
    if (value !== null) {
      if (name !== "style" || !from.matches("[type=range]")) from.setAttribute(name, value);
    } else if (!/^(data-c|inert$|name$|form$)/.test(name) && (name !== "style" || !ownsStyle(from))) from.removeAttribute(name);
  }
};

/**
 * Returns a key that is equal for corresponding nodes of two versions of an element.
 * @type {(node: HTMLElement) => string}
 */
const keyOf = (node) =>
  node.nodeType === Node.ELEMENT_NODE ? node.tagName + ("s" in node.dataset ? ".s" : `.${node.classList[0]}`) : "#";

/**
 * Returns the nodes of an element, including text nodes, without child elements and leaving nodes.
 * @type {(node: HTMLElement) => HTMLElement[]}
 */
const ownNodes = (node) =>
  /** @type {HTMLElement[]} */ ([...node.childNodes]).filter(
    (child) => !(child.dataset && (child.dataset.i || elements.isLeaving(child))),
  );

/**
 * Updates the nodes of an element other than its child elements.
 * @type {(from: HTMLElement, to: HTMLElement) => void}
 */
const updateOwnNodes = (from, to) => {
  if (to.matches("select, input, textarea")) return;
  const old = ownNodes(from);
  /** @type {Node | null} */
  let previous = null;
  for (const node of ownNodes(to)) {
    const index = old.findIndex((candidate) => keyOf(candidate) === keyOf(node));
    /** @type {Node} */
    let twin = node;
    if (index < 0) from.insertBefore(node, previous ? previous.nextSibling : from.firstChild);
    else {
      const found = old.splice(index, 1)[0];
      twin = found;
      if (node.nodeType !== Node.ELEMENT_NODE) {
        const [text, fresh] = /** @type {CharacterData[]} */ (/** @type {unknown} */ ([found, node]));
        if (text.data !== fresh.data) text.data = fresh.data;
      } else {
        updateAttributes(found, node);
        showValue(found);
        if (!("s" in node.dataset)) updateOwnNodes(found, node);
      }
    }
    previous = twin;
  }
  old.forEach((node) => node.remove());
};

/**
 * Returns the tag of a text field's input. A field with several lines has another tag.
 * @type {(node: HTMLElement) => string}
 */
const inputTag = (node) => (isTextField(node) ? inputOf(node).tagName : "");

/**
 * Updates an element and keeps its children. Returns the node that represents the element afterwards.
 * @param {HTMLElement} node
 * @param {HTMLElement} fresh The element as rendered by the host, without children.
 * @returns {HTMLElement}
 */
export const update = (node, fresh) => {
  const wantedFocus = "focus" in node.dataset;
  if (node.tagName !== fresh.tagName || (isTextField(node) && inputTag(node) !== inputTag(fresh))) {
    elements.slotOf(fresh).append(...elements.childElements(node));
    inheritEdits(node, fresh);
    node.replaceWith(fresh);
    elements.registerNode(fresh);
    return fresh;
  }
  updateAttributes(node, fresh);
  updateOwnNodes(node, fresh);
  if (isTextField(node)) showText(node, fresh);
  const wantsFocus = "focus" in node.dataset;
  // A later change of the focus by the user has precedence.
  if (wantsFocus !== wantedFocus && !isWaiting(node, "focus")) {
    beforeNextFrame(() => (wantsFocus ? focusTextField(node) : inputOf(node).blur()));
  }
  return node;
};

/**
 * Updates the tree of `node` to match `fresh`. Nodes of the same elements keep their scroll position, focus and text.
 * @type {(node: HTMLElement, fresh: HTMLElement) => HTMLElement}
 */
export const merge = (node, fresh) => {
  const children = elements.childElements(fresh);
  children.forEach((child) => child.remove());
  node = update(node, fresh);
  const holder = elements.slotOf(node);
  const kept = new Set(children.map(elements.idOf));
  for (const child of elements.childElements(node)) {
    if (kept.has(elements.idOf(child))) continue;
    elements.unregister(child);
    child.remove();
  }
  /** @type {HTMLElement | null} */
  let previous = null;
  for (const child of children) {
    let twin = elements.nodeOf(elements.idOf(child));
    if (twin && twin.parentNode === holder) twin = merge(twin, child);
    else elements.register((twin = child));
    /** @type {Element | null} */
    const next = previous ? previous.nextElementSibling : elements.childElements(node)[0];
    if (twin !== next) elements.insert(holder, twin, next);
    previous = twin;
  }
  return node;
};
