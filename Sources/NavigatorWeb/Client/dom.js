// @ts-check
// Typed access to the document.

/** The controls that handle the arrow keys. */
export const arrowKeyControls = "input:not([type=checkbox]), textarea, select, .grabber";

/** @type {(root: ParentNode, selector: string) => HTMLElement | null} */
export const find = (root, selector) => root.querySelector(selector);

/** @type {(root: ParentNode, selector: string) => HTMLElement[]} */
export const findAll = (root, selector) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];

/**
 * Returns the nodes that match a selector: `node` and its descendants.
 * @type {(node: HTMLElement, selector: string) => HTMLElement[]}
 */
export const findWithin = (node, selector) => {
  const found = findAll(node, selector);
  return node.matches(selector) ? [node, ...found] : found;
};

/** Returns the factor by which the user scales texts. */
export const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** @type {(node: Element, selector: string) => HTMLElement | null} */
export const closest = (node, selector) => node.closest(selector);

/** @type {(node: Element) => HTMLElement[]} */
export const childrenOf = (node) => /** @type {HTMLElement[]} */ ([...node.children]);

/** @type {(node: Node) => HTMLElement} */
export const parentOf = (node) => /** @type {HTMLElement} */ (node.parentNode);

/**
 * Sets or removes an attribute that the page manages, and marks it, so that updates by the session do not change it. If the
 * `tabindex` of a focused node were removed and then restored, the node would lose the focus.
 * @type {(node: HTMLElement, name: string, value: string | number | null) => void}
 */
export const own = (node, name, value) =>
  [`data-c-${name}`, name].forEach((one) => (value === null ? node.removeAttribute(one) : node.setAttribute(one, `${value}`)));

/**
 * Returns a Boolean value that indicates whether the page manages an attribute of a node.
 * @type {(node: HTMLElement, name: string) => boolean}
 */
export const owns = (node, name) => node.hasAttribute(`data-c-${name}`);

/**
 * Returns the first element of HTML that the host has rendered.
 * @type {(html: string) => HTMLElement}
 */
export const parse = (html) => {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return /** @type {HTMLElement} */ (holder.firstElementChild);
};

/**
 * Returns the focused element, or null if it is the body or in an inert element.
 * @returns {Element | null}
 */
export const focusedElement = () => {
  const active = document.activeElement;
  return active && active !== document.body && !active.closest("[inert]") ? active : null;
};

/**
 * Returns 1 if the writing direction in `node` is from left to right, and -1 otherwise.
 * @type {(node: Element) => 1 | -1}
 */
export const inlineDirection = (node) => (getComputedStyle(node).direction === "rtl" ? -1 : 1);

/**
 * Adds a listener for an event of the document. The handler also receives the event's target.
 * @template {keyof DocumentEventMap} Type
 * @param {Type} type
 * @param {(event: DocumentEventMap[Type], target: HTMLElement) => unknown} handler
 * @param {boolean} [isCapturing]
 */
export const on = (type, handler, isCapturing = false) =>
  document.addEventListener(type, (event) => handler(event, /** @type {HTMLElement} */ (event.target)), isCapturing);
