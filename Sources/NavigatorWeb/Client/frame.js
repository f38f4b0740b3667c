// @ts-check
// Work that is deferred to the next frame. It requires style and layout, which the browser computes in each frame.

/** @type {(() => void)[]} */
let pending = [];

/** Performs pending work. It must be called before the page changes again and before a user's event is handled. */
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
  // Browsers draw no frames of a hidden page.
  if (document.hidden) setTimeout(runPendingWork);
  else requestAnimationFrame(runPendingWork);
};

/** Performs pending work before each event of a user. */
export const runPendingWorkBeforeEvents = () =>
  ["pointerdown", "keydown", "click", "visibilitychange"].forEach((type) => addEventListener(type, runPendingWork, true));
