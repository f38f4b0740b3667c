// @ts-check
// Continues the session of a tab in the next page that the tab loads, for example after a reload.
//
// The tab's storage contains the token of its session. A cookie sends the token to the host with the request for the next page,
// so that the first HTML of that page is already that of the session.

import { metaContent, optionalMetaContent } from "./page.js";
import { tabCookieAge, tabCookieTimeout } from "./timing.js";

/**
 * The record that a tab stores: the token of its session, whether its page was left, and whether the page was reloaded with the
 * cookie.
 * @typedef {{ token: string, hasLeft?: boolean, isTried?: boolean }} TabRecord
 */

const storageKey = "navigator-session";

/** @param {TabRecord} record */
const save = (record) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(record));
  } catch {
    // The storage is full or forbidden. A reload then relies on the cookie alone.
  }
};

/**
 * Returns the tab's record, null if it has none, or undefined if the browser forbids storage.
 * @returns {TabRecord | null | undefined}
 */
const load = () => {
  let text;
  try {
    text = sessionStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
};

/**
 * Sets a cookie for the following requests.
 * @param {string} name The suffix of the cookie's name.
 * @param {string} value
 * @param {number} age The time in seconds after which the browser removes the cookie.
 */
export const setCookie = (name, value, age) => {
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `navigator-${name}=${value};path=/;max-age=${age};samesite=lax${secure}`;
};

/**
 * Returns a Boolean value that indicates whether the browser has restored the page without leaving it before, for example after a
 * crash.
 */
const wasRestored = () => {
  const [entry] = performance.getEntriesByType("navigation");
  const { type } = /** @type {PerformanceNavigationTiming} */ (entry || {});
  return !!document.wasDiscarded || type === "reload" || type === "back_forward";
};

/** The generation and the last batch of the continued session, if the host has received the cookie. */
const known = optionalMetaContent("navigator-continuation");
const [generation, batch] = (known || "0 0").split(" ").map(Number);

/** The generation and the last batch of the continued session; zeros for a new session. */
export const continuation = { generation, batch };

/** Removes the cookie, which would let another tab of the browser continue the session of this tab. */
const removeCookie = () => setCookie("tab", "", 0);

/**
 * Reloads the page if it does not show the session of its tab. Returns a Boolean value that indicates whether the page is
 * reloaded.
 *
 * If a browser does not announce a reload in time, the request does not contain the cookie. The page then continues the session
 * with a second request.
 */
export const loadsAgain = () => {
  const token = metaContent("navigator-token");
  const record = load();
  removeCookie();
  if (record !== undefined && record?.token !== token && !record?.isTried) {
    if (generation) {
      // The cookie was set by another tab.
      save({ token: "", isTried: true });
      location.reload();
      return true;
    }
    if (!known && record?.token && (record.hasLeft || wasRestored())) {
      save({ ...record, isTried: true });
      setCookie("tab", record.hasLeft ? record.token : `${record.token}~`, tabCookieAge);
      document.documentElement.dataset.resuming = "";
      location.reload();
      return true;
    }
  }
  save({ token });
  return false;
};

/**
 * Prepares the continuation of the session when the page is left.
 * @param {import("./connection.js").Connection} connection
 * @param {() => boolean} isStaying Returns a Boolean value that indicates whether the browser only seems to leave the page.
 */
export const followLeaving = (connection, isStaying) => {
  // Some browsers do not dispatch `beforeunload`. It precedes the request for the next page, and `pagehide` follows the response.
  addEventListener("beforeunload", () => {
    if (!connection.mayRecover || isStaying()) return;
    setCookie("tab", connection.token, tabCookieAge);
    // The user may have decided to stay, or the address is that of a download.
    setTimeout(removeCookie, tabCookieTimeout);
  });
  addEventListener("pagehide", () => {
    removeCookie();
    if (connection.mayRecover) save({ token: connection.token, hasLeft: true });
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) rememberSession(connection);
  });
};

/**
 * Stores the session of the tab.
 * @param {import("./connection.js").Connection} connection
 */
export const rememberSession = (connection) => save({ token: connection.token });
