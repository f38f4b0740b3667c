// @ts-check
// Buttons that paste the text of the clipboard.

import { closest, on } from "./dom.js";
import { send } from "./extrasHost.js";

/** The maximum size of a text in an event, in bytes of JSON. */
const maximumTextBytes = () =>
  Number(/** @type {HTMLMetaElement} */ (document.querySelector("meta[name=navigator-maximum-text-size]")).content);

export const followPasteButtons = () =>
  on(
    "click",
    (event, target) => {
      const button = closest(target, "[data-paste]");
      if (!button) return;
      // The press is for the button and not for the row around it.
      event.stopPropagation();
      if (button.matches(":disabled, [aria-disabled=true]")) return;
      const reading = navigator.clipboard?.readText?.();
      // The user may refuse access. A text that exceeds the maximum length is not sent.
      reading?.then((text) => {
        if (text && new Blob([JSON.stringify(text)]).size <= maximumTextBytes()) send(button, "change", text);
      }, () => {});
    },
    true,
  );
