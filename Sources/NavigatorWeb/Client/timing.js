// @ts-check
// Durations in milliseconds, unless another unit is mentioned.

/** The timeout for opening a socket. It doubles with the first attempts. */
export const openTimeout = 15000;
/** The timeout for the session's response to the first message of a connection. It doubles with the first attempts. */
export const helloTimeout = 10000;
/** The minimum time without a response to an event after which the page requests one. A long round trip increases it. */
export const eventTimeout = 1000;
/**
 * The minimum timeout for that response. The connection is then considered broken. A long round trip increases it.
 */
export const probeTimeout = 3000;
/** The time after which the page shows that a response is delayed. The style sheet contains the same value. */
export const activityDelay = 300;
/** The time without a response after which a press by a key is shown. */
export const pressDelay = 40;
/** The delay after which a batch is acknowledged if no event carries the acknowledgement. */
export const acknowledgeDelay = 250;
/** The time without a connection after which the page shows that it reconnects. */
export const noticeDelay = 1000;
/** The delay before the first attempt to reconnect. It doubles with each attempt. */
export const firstRetryDelay = 250;
/** The maximum delay between two attempts to reconnect. */
export const maximumRetryDelay = 8000;
/** The maximum duration of a transition. A hidden page runs no animations, so a timer ends them. */
export const transitionTimeout = 1000;
/** The minimum time between two reports of the rows near the viewport of a list. */
export const rowReportInterval = 100;
/** The minimum time between two updates of the position in the browser's history, which are slow in browsers. */
export const positionInterval = 250;
/** The time after which the browser has gone to another entry of its history, or has ignored the request. */
export const traversalTimeout = 1000;
/** The duration for which a removed row collapses. */
export const collapseDuration = 300;
/** The time after which a fully swiped row closes. */
export const rowCloseDelay = 400;
/** The time for which typed text waits until its field appears in a rebuilt session. */
export const retypeTimeout = 10000;
/** The time in which another program starts for an address such as `mailto:`. */
export const externalProgramTimeout = 1000;
/** The time without wheel events after which the next event begins a new pull. */
export const wheelPause = 300;
/**
 * The time without scroll events after which a wheel of options is at rest, in browsers that do not report the end of scrolling.
 */
export const scrollPause = 150;
/** The time without movement after which a lifted finger has no velocity. */
export const restTime = 100;
/** The delay before a part of a file is sent again. */
export const uploadRetry = 1000;
/** The time in seconds after which the browser removes a tab's cookie if the tab has crashed. */
export const tabCookieAge = 10;
/** The time after which a page that was not left removes the tab's cookie. The request has been sent before. */
export const tabCookieTimeout = 1000;
/** The time in seconds after which the browser removes the cookie with the window size: one year. */
export const windowCookieAge = 31536000;
