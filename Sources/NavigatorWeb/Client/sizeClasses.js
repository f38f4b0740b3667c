// @ts-check
// The size classes of the window, the color scheme and the movement that the user prefers, and the factor of texts. The session
// receives them when a connection begins and when they change.

import { textScale } from "./dom.js";
import { idOf } from "./elements.js";
import { windowNode } from "./page.js";
import { connection } from "./session.js";

/** The queries whose results are reported, in this order. */
const queries = ["min-width: 600px", "min-height: 480px", "prefers-color-scheme: dark", "prefers-reduced-motion: reduce"].map(
  (query) => matchMedia(`(${query})`),
);

export const sendSizeClasses = () => {
  const value = [...queries.map(({ matches }) => Number(matches)), textScale()].join(" ");
  connection.send({ target: Number(idOf(windowNode())), action: "size", value }, false);
};

export const followSizeClasses = () => {
  for (const query of queries) query.addEventListener("change", sendSizeClasses);
};
