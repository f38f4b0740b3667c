// @ts-check
// The style of the arrow of popovers.

const hair = "var(--hair)";

/** The style of a popover's arrow, which is visible when this script has placed the popover. */
export const arrow =
  ".popover[data-c-placed]>.card::before{content:\"\";position:absolute;inset:auto auto calc(100% - 8px) var(--at);" +
  "width:16px;height:16px;rotate:45deg;translate:-50%;border-radius:3px;background:inherit;" +
  `box-shadow:calc(-1*${hair}) calc(-1*${hair}) 0 var(--separator)}` +
  ".popover[data-c-placed=top]>.card::before{inset:calc(100% - 8px) auto auto var(--at);rotate:225deg}" +
  ".popover[data-c-placed=left]>.card::before" +
  "{inset:var(--at) auto auto calc(100% - 8px);rotate:135deg;translate:0 -50%}" +
  ".popover[data-c-placed=right]>.card::before" +
  "{inset:var(--at) calc(100% - 8px) auto auto;rotate:-45deg;translate:0 -50%}";
