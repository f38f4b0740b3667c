// @ts-check
// Views whose visibility in their scroll view the session observes.

import { closest } from "./dom.js";
import { send } from "./extrasHost.js";

/** @type {WeakSet<HTMLElement>} */
const observed = new WeakSet();

/**
 * Reports when a view becomes visible and when it becomes invisible.
 * @type {(node: HTMLElement) => void}
 */
export const followVisibility = (node) => {
  if (observed.has(node)) return;
  observed.add(node);
  const part = Number(node.dataset.part) || 0;
  let wasVisible = false;
  const root = node.parentElement && closest(node.parentElement, ".scrollView, .list, .form");
  /** @type {IntersectionObserver} */
  const observer = new IntersectionObserver(
    (entries) => {
      if (!node.isConnected) return observer.disconnect();
      for (const { isIntersecting, intersectionRatio } of entries) {
        const isVisible = isIntersecting && intersectionRatio >= part - 0.001;
        if (isVisible !== wasVisible && send(node, "change", isVisible)) wasVisible = isVisible;
      }
    },
    { root, threshold: [0, part] },
  );
  observer.observe(node);
};
