// @ts-check
// The size classes of the window and the color scheme of the device, which the session receives when a connection begins and when
// they change.

import { idOf } from "./elements.js";
import { windowNode } from "./page.js";
import { connection } from "./session.js";

const isWide = matchMedia("(min-width: 600px)");
const isHigh = matchMedia("(min-height: 480px)");
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** @param {MediaQueryList} query */
const nameOf = (query) => (query.matches ? "regular" : "compact");

export const sendSizeClasses = () => {
  const target = Number(idOf(windowNode()));
  connection.send({ target, action: "size", value: `${nameOf(isWide)} ${nameOf(isHigh)}` }, false);
  connection.send({ target, action: "scheme", value: isDark.matches ? "dark" : "light" }, false);
};

export const followSizeClasses = () => {
  for (const query of [isWide, isHigh, isDark]) query.addEventListener("change", sendSizeClasses);
};
