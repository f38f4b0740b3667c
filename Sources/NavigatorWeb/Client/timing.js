// @ts-check
// The durations, in milliseconds, after which the page acts by itself.

/** The time in which a socket opens. It doubles with the first attempts. */
export const openTimeout = 15000;
/** The time in which the session answers the greeting of a new connection. It doubles with the first attempts. */
export const helloTimeout = 10000;
/** The time without an answer to an event after which the page asks for one, unless the round trip is long. */
export const eventTimeout = 1000;
/**
 * The time in which the session answers that request, unless the round trip is long. The connection counts as broken after it.
 */
export const probeTimeout = 3000;
/** The time after which the page shows that it waits for an answer. It is in the style sheet as well. */
export const activityDelay = 300;
/** The time without an answer after which the press of a key is shown. */
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
/** The time that a screen takes to leave after a swipe. */
export const swipedExitDuration = 380;
/** The minimum time between two reports of the rows near a list's viewport. */
export const rowReportInterval = 100;
/** The minimum time between two changes of the position that the browser's history keeps. Such a change is slow in browsers. */
export const positionInterval = 250;
/** The time that a row takes to collapse after its own action has removed it. */
export const collapseDuration = 300;
/** The time after which a fully swiped row closes. */
export const rowCloseDelay = 400;
/** The time for which typed text waits for its field to appear in a rebuilt session. */
export const retypeTimeout = 10000;
/** The time in which another program starts for an address such as `mailto:`. */
export const externalProgramTimeout = 1000;
/** The time without an event of the wheel after which its next event begins another pull. */
export const wheelPause = 300;
/** The time without an event after which a wheel of options has ended to scroll, in browsers that do not report that. */
export const scrollPause = 150;
/** The time without a movement after which a finger that is lifted has no velocity. */
export const restTime = 100;
/** The time after which a part of a file is sent again. */
export const uploadRetry = 1000;
/** The time, in seconds, after which the browser removes the cookie of a tab that was not reloaded after all. */
export const tabCookieAge = 10;
/** The time, in seconds, after which the browser removes the cookie with the size of its window: a year. */
export const windowCookieAge = 31536000;
