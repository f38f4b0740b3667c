// @ts-check
// Views whose visibility in their scroll view the session observes.

import { closest } from "./dom.js";
import { generation, send } from "./extrasHost.js";

/**
 * The functions that report the visibility of the observed views if the session does not know it.
 * @type {WeakMap<HTMLElement, () => void>}
 */
const observed = new WeakMap();

/**
 * Reports when a view becomes visible and when it becomes invisible.
 * @type {(node: HTMLElement) => void}
 */
export const followVisibility = (node) => {
  const known = observed.get(node);
  if (known) return known();
  const part = Number(node.dataset.part) || 0;
  let isVisible = false;
  /** The visibility that a session knows. Each session begins with invisible views. */
  let sent = { generation: generation(), isVisible: false };
  const report = () => {
    if (sent.generation !== generation()) sent = { generation: generation(), isVisible: false };
    if (isVisible !== sent.isVisible && send(node, "change", isVisible)) sent.isVisible = isVisible;
  };
  observed.set(node, report);
  const root = node.parentElement && closest(node.parentElement, ".scrollView, .list, .form");
  /** @type {IntersectionObserver} */
  const observer = new IntersectionObserver(
    (entries) => {
      if (!node.isConnected) return observer.disconnect();
      for (const { isIntersecting, intersectionRatio } of entries) {
        isVisible = isIntersecting && intersectionRatio >= part - 0.001;
        report();
      }
    },
    { root, threshold: [0, part] },
  );
  observer.observe(node);
};
