// @ts-check
// The confirmation before the page closes, and addresses outside the app.

import { windowNode } from "./page.js";
import { connection } from "./session.js";
import { externalProgramTimeout } from "./timing.js";

/**
 * A Boolean value that indicates whether another program opens an address such as `mailto:`. Browsers report this as leaving the
 * page.
 */
let isOpeningProgram = false;

/** Returns a Boolean value that indicates whether another program is being opened. The page is then not left. */
export const isProgramOpening = () => isOpeningProgram;

/** A Boolean value that indicates whether the page handles the event with which the browser requests confirmation. */
let isConfirming = false;

/** @type {(event: BeforeUnloadEvent) => void} */
const confirmLeaving = (event) => {
  if (isOpeningProgram) {
    isOpeningProgram = false;
    return;
  }
  event.preventDefault();
  event.returnValue = "";
};

/**
 * Enables or disables the browser's confirmation, as the app requires. A browser does not cache a page that handles the event, so
 * other pages do not handle it.
 */
export const updateLeavingConfirmation = () => {
  const isWanted = !connection.isStopped && "keep" in windowNode().dataset;
  if (isWanted === isConfirming) return;
  isConfirming = isWanted;
  (isWanted ? addEventListener : removeEventListener)("beforeunload", confirmLeaving);
};

/**
 * Opens a window of the app, or an address outside the app if its scheme is permitted.
 * @type {(url: string) => void}
 */
export const openAddress = (url) => {
  if (/^(https?:|\/\?)/i.test(url)) {
    // A window may close itself only if it was opened with an opener. The opener is then removed, so that the window cannot
    // access this page.
    (open(url, "_blank", url[0] === "/" ? "" : "noopener") || self).opener = null;
  } else if (/^(mailto|tel):/i.test(url)) {
    isOpeningProgram = true;
    setTimeout(() => (isOpeningProgram = false), externalProgramTimeout);
    location.href = url;
  }
};
