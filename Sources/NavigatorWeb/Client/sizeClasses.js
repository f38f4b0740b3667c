// @ts-check
// The size classes of the window, which the session receives when a connection begins and when they change.

import { windowNode } from "./page.js";
import { send } from "./session.js";

const isWide = matchMedia("(min-width: 600px)");
const isHigh = matchMedia("(min-height: 480px)");

/** @param {MediaQueryList} query */
const nameOf = (query) => (query.matches ? "regular" : "compact");

export const sendSizeClasses = () => {
  send(windowNode(), "size", `${nameOf(isWide)} ${nameOf(isHigh)}`);
};

export const followSizeClasses = () => {
  for (const query of [isWide, isHigh]) query.addEventListener("change", sendSizeClasses);
};
