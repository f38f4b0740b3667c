// @ts-check
// The size classes of the window, the preferred color scheme, the preference for reduced motion, and the text scale. The page
// reports them when a connection begins and when they change. A cookie stores the size of the window and the text scale for the
// first layout of the next page.

import { textScale } from "./dom.js";
import { idOf } from "./elements.js";
import { windowNode } from "./page.js";
import { setCookie } from "./resuming.js";
import { connection } from "./session.js";
import { windowCookieAge } from "./timing.js";

/** The queries whose results are reported, in this order. */
const queries = ["min-width: 600px", "min-height: 480px", "prefers-color-scheme: dark", "prefers-reduced-motion: reduce"].map(
  (query) => matchMedia(`(${query})`),
);

const keepWindowSize = () => setCookie("size", `${innerWidth}x${innerHeight}x${textScale()}`, windowCookieAge);

export const sendSizeClasses = () => {
  keepWindowSize();
  const value = [...queries.map(({ matches }) => Number(matches)), textScale()].join(" ");
  connection.send({ target: Number(idOf(windowNode())), action: "size", value }, false);
};

export const followSizeClasses = () => {
  addEventListener("resize", keepWindowSize);
  for (const query of queries) query.addEventListener("change", sendSizeClasses);
};
