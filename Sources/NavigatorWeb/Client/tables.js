// @ts-check
// The script of tables, which `loading.js` loads when a table with headers is shown.

import { followColumns, followHeaders } from "./columns.js";
import { begin } from "./extrasHost.js";

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  followColumns();
};

/**
 * Follows the headers of a table.
 * @type {(node: HTMLElement) => void}
 */
export const follow = followHeaders;
