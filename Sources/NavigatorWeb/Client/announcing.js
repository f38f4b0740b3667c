// @ts-check
// Texts that the app has screen readers read, and notices that are also visible.

import { find } from "./dom.js";

/** The time after which a text is read, in milliseconds. The title of a new screen is read before it. */
const delay = 150;

/** The time for which a notice is visible, in milliseconds. */
const noticeTime = 8000;

/**
 * Has screen readers read a text. A new node is read even if its text is the same.
 * @type {(text: string) => void}
 */
export const announce = (text) => void setTimeout(() => find(document, "#announcer")?.replaceChildren(text), delay);

/**
 * Shows a text for a while, and has screen readers read it.
 * @type {(text: string) => void}
 */
export const notify = (text) => {
  announce(text);
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.ariaHidden = "true";
  notice.textContent = text;
  document.body.append(notice);
  setTimeout(() => notice.remove(), noticeTime);
};
