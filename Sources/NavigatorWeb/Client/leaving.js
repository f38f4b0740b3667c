// @ts-check
// Leaving the page: the browser's question before it closes, and addresses outside the app.

import { windowNode } from "./page.js";
import { connection } from "./session.js";
import { externalProgramTimeout } from "./timing.js";

/**
 * A Boolean value that indicates whether another program opens an address such as `mailto:`. Browsers report that as leaving
 * the page.
 */
let isOpeningProgram = false;

/** Returns a Boolean value that indicates whether another program is being opened, for which the page is not left. */
export const isProgramOpening = () => isOpeningProgram;

/** A Boolean value that indicates whether the page listens for the event with which the browser asks. */
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
 * Has the browser ask before it closes a page whose app wants that. A page that listens for the event is not kept for going
 * back to it, so others do not listen.
 */
export const updateLeavingConfirmation = () => {
  const isWanted = !connection.isStopped && "keep" in windowNode().dataset;
  if (isWanted === isConfirming) return;
  isConfirming = isWanted;
  (isWanted ? addEventListener : removeEventListener)("beforeunload", confirmLeaving);
};

/**
 * Opens a window of the app, or an address outside the app if its scheme is allowed.
 * @type {(url: string) => void}
 */
export const openAddress = (url) => {
  if (/^(https?:|\/\?)/i.test(url)) {
    // Only a window that was opened with an opener may close itself. It cannot reach this page afterwards.
    (open(url, "_blank", url[0] === "/" ? "" : "noopener") || self).opener = null;
  } else if (/^(mailto|tel):/i.test(url)) {
    isOpeningProgram = true;
    setTimeout(() => (isOpeningProgram = false), externalProgramTimeout);
    location.href = url;
  }
};
