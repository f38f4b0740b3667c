// @ts-check
// Work that waits for the next frame. It needs style and layout, which the frame computes anyway.

/** @type {(() => void)[]} */
let pending = [];

/** Performs the pending work: at the latest before the page changes again, and before it handles an event of a user. */
export const runPendingWork = () => {
  const steps = pending;
  pending = [];
  steps.forEach((step) => step());
};

/**
 * Performs a step before the next frame is drawn.
 * @type {(step: () => void) => void}
 */
export const beforeNextFrame = (step) => {
  if (pending.push(step) > 1) return;
  // A hidden page draws no frames.
  if (document.hidden) setTimeout(runPendingWork);
  else requestAnimationFrame(runPendingWork);
};

/** Performs pending work before each event of a user. */
export const runPendingWorkBeforeEvents = () =>
  ["pointerdown", "keydown", "click", "visibilitychange"].forEach((type) => addEventListener(type, runPendingWork, true));
