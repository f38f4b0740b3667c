// @ts-check
// The titles of the page and the names of its presentations.

import { find } from "./dom.js";
import { appName, headingOf, headingsOf, presentations, visibleScreens } from "./page.js";

const announcer = /** @type {HTMLElement} */ (find(document, "#announcer"));

/**
 * Names each presentation after its screen or the first heading of its content, and the page after the front screen. An alert has
 * no screen, so its name and the page's title do not change.
 */
export const updateTitle = () => {
  for (const node of presentations()) {
    const heading = headingOf(node) || headingsOf(node, ".cardContent :is(h2, h3, h4)")[0];
    node.ariaLabel = heading?.textContent || node.ariaLabel || appName;
  }
  const screens = visibleScreens();
  if (!screens.length) return;
  const title = screens.filter((node) => node.ariaLabel).pop()?.ariaLabel || appName;
  const pageTitle = title === appName ? appName : `${title} – ${appName}`;
  if (document.title === pageTitle) return;
  document.title = pageTitle;
  announcer.textContent = title;
};
