// @ts-check
// Preferences of the user that the browser reports.

/** The preference for reduced motion. */
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
