// @ts-check
// Access to the page, and to its visible and reachable parts.

import { childrenOf, closest, findAll } from "./dom.js";
import { isLeaving } from "./elements.js";

/**
 * Returns the content of a meta element that some pages do not have.
 * @type {(name: string) => string | undefined}
 */
export const optionalMetaContent = (name) =>
  /** @type {HTMLMetaElement | null} */ (document.querySelector(`meta[name=${name}]`))?.content;

/** Returns the content of a meta element that all pages have. */
export const metaContent = /** @type {(name: string) => string} */ (optionalMetaContent);

/** The node that contains the window. */
export const app = /** @type {HTMLElement} */ (document.getElementById("app"));
export const appName = metaContent("application-name");
/** The maximum size of a text in an event, in bytes of JSON. */
export const maximumTextBytes = Number(metaContent("navigator-maximum-text-size"));

/** Returns the node of the session's window. */
export const windowNode = () => /** @type {HTMLElement} */ (app.firstElementChild);

/**
 * Returns the nodes of the tree that match a selector.
 * @type {(selector: string) => HTMLElement[]}
 */
export const shown = (selector) => findAll(document, selector).filter((node) => !isLeaving(node));

/**
 * Returns the nodes of the tree that match a selector and are not covered.
 * @type {(selector: string) => HTMLElement[]}
 */
export const reachable = (selector) => shown(selector).filter((node) => !node.closest("[inert]"));

/** Returns the screens that are neither covered nor in a hidden column, with the front screen last. */
export const visibleScreens = () => reachable(".screen").filter((node) => node.checkVisibility({ visibilityProperty: true }));

/** Returns the presentations, with the frontmost one last. */
export const presentations = () => childrenOf(windowNode()).filter((node) => node.matches(".presentation") && !isLeaving(node));

/**
 * Returns the visible headings in `node` that match a selector.
 * @type {(node: HTMLElement, selector: string) => HTMLElement[]}
 */
export const headingsOf = (node, selector) =>
  findAll(node, selector).filter((heading) => !closest(heading, ":is(.screen, .tabContent)[inert], [data-c=exit]"));

/**
 * Returns the title of the front screen in `node`. It receives the focus with the screen, so that screen readers read it.
 * @type {(node: HTMLElement) => HTMLElement | undefined}
 */
export const headingOf = (node) => headingsOf(node, ".navigationBar:not(.absent) h1").pop();
