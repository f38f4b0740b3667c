// @ts-check
// Links that share a text.

import { closest, on } from "./dom.js";

export const followShareLinks = () =>
  on("click", (_, target) => {
    const link = closest(target, "[data-share]:not(:disabled)");
    if (!link) return;
    const { share = "", title } = link.dataset;
    const isAddress = /^https?:/.test(share);
    const shared = isAddress ? { title, url: share } : { title, text: share };
    // The user may cancel the dialog. If there is no dialog, or if the page must not open it, the text is copied.
    if (navigator.share) navigator.share(shared).catch(() => {});
    else navigator.clipboard?.writeText(share).catch(() => {});
  });
