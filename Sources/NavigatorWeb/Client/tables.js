// @ts-check
// The script of tables. `loading.js` loads it when a table with headers is shown.

import { followColumns, followHeaders } from "./columns.js";
import { begin } from "./extrasHost.js";

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  followColumns();
};

/**
 * Updates the headers of a table.
 * @type {(node: HTMLElement) => void}
 */
export const follow = followHeaders;
