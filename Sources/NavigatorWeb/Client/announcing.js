// @ts-check
// Texts that the app has screen readers read.

import { find } from "./dom.js";

/** The time after which a text is read, in milliseconds. The title of a new screen is read before it. */
const delay = 150;

/**
 * Has screen readers read a text. A new node is read even if its text is the same.
 * @type {(text: string) => void}
 */
export const announce = (text) => void setTimeout(() => find(document, "#announcer")?.replaceChildren(text), delay);
