// @ts-check
// The size classes of the window, which the session receives when a connection begins and when they change.

import { idOf } from "./elements.js";
import { windowNode } from "./page.js";
import { connection } from "./session.js";

const isWide = matchMedia("(min-width: 600px)");
const isHigh = matchMedia("(min-height: 480px)");

/** @param {MediaQueryList} query */
const nameOf = (query) => (query.matches ? "regular" : "compact");

export const sendSizeClasses = () => {
  connection.send({ target: Number(idOf(windowNode())), action: "size", value: `${nameOf(isWide)} ${nameOf(isHigh)}` }, false);
};

export const followSizeClasses = () => {
  for (const query of [isWide, isHigh]) query.addEventListener("change", sendSizeClasses);
};
