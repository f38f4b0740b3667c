// @ts-check
// The script of presentations that have another form in compact windows, and of sliders and gauges with marks. `data-compact`
// contains two forms: that for narrow windows, and that for low windows that are not narrow.

import { gaugeStyles } from "./gaugeMarks.js";
import { arrow } from "./popoverArrow.js";
import { followMarkedSliders, sliderStyles } from "./sliderMarks.js";

/** The selector of popovers that remain popovers in narrow windows. */
const kept = ".popover[data-compact^=popover]";
const card = `${kept}>.card`;
const popovers =
  `${kept}>.backdrop{background:none}${card}>.grabber{display:none}` +
  `${card}{inset:var(--top,50%) auto auto var(--x,50%);width:fit-content;min-width:60px;max-width:calc(100% - 16px);` +
  "height:auto!important;max-height:var(--room,70%);border-radius:var(--radius,13px)!important;overflow:visible;" +
  "box-shadow:0 8px 40px #0000003d,0 0 0 var(--hair) var(--separator)}" +
  `${card}>.cardContent{border-radius:inherit;overflow:auto;justify-content:safe center}` +
  `${card}:not(:has(>.cardContent>:is(.navigationStack,.tabView,.splitView,.list,.form,.scrollView))){container:none}` +
  `${card}>.cardContent>.box:is(.fw,.gw,[data-cw]){container:page/inline-size}` +
  `${card}:has(>.cardContent>:is(.gw:not(.fw),[data-cw])){min-width:min(320px,100% - 16px)}` +
  `${card}:has(>.cardContent>:is(.gh:not(.fh),[data-ch])){min-height:min(420px,var(--room,70%))}` +
  `${kept}:not([data-c-placed])>.card{translate:-50% -50%}` +
  arrow.replaceAll(".popover", kept);

/**
 * Returns the styles of presentations that fill the window.
 * @type {(selector: string) => string}
 */
const covers = (selector) =>
  `${selector}>.card{--safe-top:env(safe-area-inset-top,0px)!important;inset:0!important;translate:none!important;width:auto;` +
  "min-width:0;max-width:none;height:auto!important;max-height:none;border-radius:0!important;box-shadow:none;overflow:hidden}" +
  `${selector}>.card>.grabber,${selector}>.card::before{display:none}`;

/**
 * Returns the styles of popovers that are shown as sheets.
 * @type {(selector: string) => string}
 */
const sheets = (selector) =>
  `${selector}>.backdrop{background:light-dark(#0003,#0000007a)}${selector}>.card::before{display:none}` +
  `${selector}>.card{inset:auto 0 0!important;translate:none!important;width:auto;max-width:none;overflow:hidden;` +
  "height:calc(100% - 10px)!important;max-height:none;border-radius:12px 12px 0 0}";

const styles =
  `@media (max-width:699.9px){${popovers}${covers(":is(.sheet,.popover)[data-compact^=cover]")}}` +
  "@media (min-width:700px) and (max-height:479.9px){" +
  `${sheets(".popover[data-compact$=sheet]")}${covers(":is(.sheet,.popover)[data-compact$=cover]")}}` +
  sliderStyles +
  gaugeStyles;

export const start = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  followMarkedSliders();
  // The styles may change the size of a popover that has already been placed.
  dispatchEvent(new Event("resize"));
};

/** The styles and handlers apply to all presentations, sliders and gauges. */
export const follow = () => {};
