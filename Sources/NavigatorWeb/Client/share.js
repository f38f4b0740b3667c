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
    // The user may cancel the dialog. A page without a dialog, or that may not open it, copies the text.
    if (navigator.share) navigator.share(shared).catch(() => {});
    else navigator.clipboard?.writeText(share).catch(() => {});
  });
