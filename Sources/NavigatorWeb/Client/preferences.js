// @ts-check
// The user's preferences for all pages.

/** The preference for reduced motion. */
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
