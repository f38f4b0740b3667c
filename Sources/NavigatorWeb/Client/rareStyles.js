// @ts-check
// Styles of parts that few screens have. The attribute `data-x` of such a part requests this script. A browser does not draw a
// first page with such a part before it has run the script (`HTMLPage`).

import { arrow } from "./popoverArrow.js";

const badge =
  "min-width:20px;padding:0 6px;border-radius:10px;background:oklch(from var(--red) min(l,.54) c h);color:#fff;" +
  "font-size:.8125rem;" +
  "line-height:20px;text-align:center";

/** A confirmation dialog in a wide window is a popover without a cancel button. */
const dialog =
  ".confirmationDialog>.card{width:270px;background:var(--system-background)}" +
  ".confirmationDialog :is(.words,.actions>.button){background:none;-webkit-backdrop-filter:none;backdrop-filter:none}" +
  ".confirmationDialog .actions>.button:is(:active,[data-c-pressed]){background:var(--fill)}" +
  ".confirmationDialog .actions{overflow:auto}" +
  ".confirmationDialog .actions>.cancel:not(:only-child){display:none}";

/**
 * The circle of a control that selects a row, its check mark, and the surface of a selected row. Rows draw their surface with
 * `::before`.
 */
const circle =
  ".swipeRow:has(>.select[aria-checked=true]){background:var(--gray4)}" +
  ".swipeRow>.select[data-x]::after{content:\"\";grid-area:1/1;box-sizing:border-box;width:22px;height:22px;" +
  "border:1.5px solid;border-radius:50%;forced-color-adjust:none}" +
  ".swipeRow>.select[aria-checked=true]::after{border-color:var(--surface);background:var(--surface)}" +
  ".swipeRow>.rowControl.select[aria-checked=true]::before{content:\"\";position:static;grid-area:1/1;z-index:1;" +
  "width:12px;height:10px;border:0;border-radius:0;background:#fff;forced-color-adjust:none;" +
  "clip-path:polygon(14% 44%,0 62%,42% 100%,100% 16%,83% 0,39% 67%)}";

/** The snap positions in a scroll view that does not align the starts of its views. */
const snaps = ["center", "end"]
  .map((part) => `[data-snap=${part}] :is([data-targets]>*,[data-target]){scroll-snap-align:${part}}`)
  .join("");

/** A field for text that has the focus. */
const typing = ":is(.textField,.secureField,.searchField)>input:focus,textarea:focus";

/** A view in a larger view whose height it does not fill. */
const larger =
  ":is(.screenContent,.tabContent,.layerBackground,.layerOverlay,.hStack,.fh,.gh,[data-ch]):not(.vStack[data-ch])";
const smaller =
  ">:is(.layers,.box,.vStack,.hStack,.zStack):is(:not(.gh,[data-ch],:has(>.geometry.fh)),[style*=max-height])";

/**
 * The places where views do not reach an edge of a screen's safe area: views that scroll, views that follow or precede others in
 * a stack, edges with padding, and smaller views that a larger view places away from the edge. If a box ignores an edge, the
 * views in it have no safe area at that edge.
 */
const edges =
  `.scrollView,.list,.form,.grid,.card,.tabView,.splitView,.page{--over:0px;--under:0px}` +
  `[style*="padding:"]:not([style*="padding:0 "]),${larger}:not([class*=to-top])${smaller},` +
  "[data-bleed~=top]>*,.vStack>:not(:first-child){--over:0px}" +
  `[style*="padding:"]:not([style*=" 0;"]),${larger}:not([class*=to-bottom])${smaller},` +
  "[data-bleed~=bottom]>*,.vStack>:not(:last-child){--under:0px}";

/**
 * If a view with a maximum height ignores edges, the stack around it still determines its position. The height of a layout of the
 * app includes the bars.
 */
const bounded =
  "[data-bleed]>.geometry.fh{margin-block:var(--lift) var(--sink)}" +
  ".zStack>.box[data-bleed]{justify-content:center}" +
  ".zStack[class*=to-top]>.box[data-bleed]{justify-content:flex-start}" +
  ".zStack[class*=to-bottom]>.box[data-bleed]{justify-content:flex-end}" +
  '.zStack>.box[data-bleed]>[style*="max-height:"]:not([style*=--ideal-h]){margin-block:0}';

/** The edges at which the background of a view that fills a screen ends at the bars. */
const inside = ["top", "bottom"]
  .map((edge) => `:is(.screenContent,.tabContent)>[data-inside~=${edge}]::before{${edge}:0!important}`)
  .join("");

/**
 * The styles of control sizes. The style of an element contains the factor. The minimum heights have the same specificity as
 * those in the style sheet, so that rows keep their height.
 */
const sized = "[style*=--zoom]";
const sizes =
  ":is(.toggle,.slider,.colorPicker)>input,.stepper>.steps,.progress>.gauge{zoom:var(--zoom)}" +
  `:where(.toggle,.stepper,.slider)${sized}{min-height:calc(31px*min(1,var(--zoom)))}` +
  `:where(.datePicker,.colorPicker)${sized}{min-height:calc(34px*min(1,var(--zoom)))}` +
  `.datePicker${sized}>input{min-height:calc(34px*var(--zoom));padding:0 calc(10px*var(--zoom))}` +
  `.progress${sized}>progress{height:calc(4px*var(--zoom))}` +
  `.segmented${sized} .option{min-height:calc(32px*var(--zoom) - 4px);padding-block:0;` +
  "font-size:calc(.8125rem*clamp(.85,var(--zoom),1.15))}" +
  `:where(.picker).menu${sized}{min-height:calc(34px*var(--zoom))}` +
  `.roundedBorder${sized}:not(:is(.list,.form,.section)>*){padding:calc(6px*var(--zoom)) calc(7px*var(--zoom))}`;

/**
 * The views at the ends of a slider's track. They are the last two children of the label: first the view at the start, then the
 * view at the end.
 */
const ends =
  ".slider[data-x~=ends]>.title{display:contents}.slider[data-x~=ends]>input{order:1}" +
  ".slider[data-x~=ends]>.title>:last-child{order:2}" +
  ".slider.unlabeled[data-x~=ends]>.title>:not(:nth-last-child(-n+2)){position:absolute;width:1px;height:1px;overflow:hidden;" +
  "clip-path:inset(50%)}";

/** Sliders whose thumbs are hidden. Both rules are necessary, because browsers ignore a rule with an unknown pseudo-element. */
const bare = ["-webkit-slider", "-moz-range"]
  .map((prefix) => `.slider[data-bare]>input::${prefix}-thumb{opacity:0}`)
  .join("");

const ruled = ".list:is(.plain,.inset,.grouped)>.section";
const first = `${ruled}>:is(:first-child,.sectionHeader+*):not(.sectionHeader,.sectionFooter)`;
// A selector that began with `:has` would affect the styles of all elements.
const last = `:is(${ruled}>:not(.sectionHeader,.sectionFooter)):is(:last-child,:has(+.sectionFooter))`;

/** The lines above and below the rows of sections. A row with actions draws the line above its content. */
const lines =
  `${first}{--row-top-line:linear-gradient(var(--start-tint,var(--separator)) 0 0) top/100% ` +
  "var(--start-line,var(--start-tinted,0)) no-repeat border-box!important}" +
  `${last}{--row-edge:var(--end-line,var(--end-tinted,0))!important;` +
  "--row-separation:linear-gradient(var(--end-tint,var(--separator)) 0 0)!important}" +
  `:is(${first},${last}).swipeRow::after{content:"";position:absolute;inset:0;z-index:2;pointer-events:none;` +
  "background:var(--row-top-line,none),var(--row-separation,none) bottom/100% var(--row-edge,0) no-repeat}";

/**
 * The refresh indicator, which is visible while the user pulls and until the action has ended, and the button that refreshes,
 * which is visible while it has the focus.
 */
const refreshed = ":is(.list,.form,.scrollView)[data-refresh";
const refreshing =
  `${refreshed}]::after{content:"";position:absolute;top:calc(var(--bar,0px) + 8px);left:50%;width:22px;height:22px;` +
  "margin-left:-11px;border-radius:50%;z-index:3;border:3px solid var(--gray);border-top-color:#0000;opacity:0;" +
  "pointer-events:none;transition:opacity .2s}" +
  `${refreshed}=true]::after,${refreshed}][data-c-pulled]::after{opacity:1}` +
  `${refreshed}=true]::after{animation:refresh 1s linear infinite}@keyframes refresh{to{rotate:360deg}}` +
  `@media (prefers-reduced-motion:reduce){${refreshed}=true]::after{animation-duration:3s}}` +
  ".refresh:focus{left:50%;translate:-50%;z-index:4;width:auto;height:auto;padding:7px 14px;border-radius:17px;" +
  "background:var(--surface);color:#fff;font-weight:600;clip-path:none}";

/** The appearance of adjacent controls, including those in a menu. Their layout is that of a horizontal stack. */
const groups =
  ".controlGroup{gap:1px;border-radius:8px;overflow:hidden}" +
  ".controlGroup>.button{min-height:34px;padding:6px 12px;border-radius:0;background:var(--fill)}" +
  ".menu.presentation .card .controlGroup{width:100%;gap:0;" +
  "&>.menuItem{flex:1 1 0;justify-content:center;flex-direction:column;gap:4px;padding:8px;font-size:.8125rem}" +
  "&>*+*{box-shadow:calc(-1*var(--hair)*var(--to-end)) 0 0 var(--separator)}" +
  ".label{flex-direction:column;justify-content:center;gap:4px}}" +
  ".menu.presentation .card>:is(:not(.divider)+.controlGroup,.controlGroup+:not(.divider))" +
  "{box-shadow:0 -8px 0 var(--fill);margin-top:8px}";

/** The mark of a link that leads to another screen, which rows have by default. */
const marks =
  ".link.link.link.link[data-mark=hidden]::after{display:none}" +
  '.link[data-mark=visible]::after{content:"";width:8px;height:8px;border:solid var(--gray3);border-width:2px 2px 0 0;' +
  "rotate:calc(-45deg + 90deg*var(--to-end))}";

/** The horizontal margins of sections. The list has insets, unless its rows reach to its edges. */
const sections = ["start", "end"]
  .map(
    (edge) =>
      `.section[style*=--section-${edge}]{margin-inline-${edge}:calc(var(--section-${edge}) - var(--inset,16px))}` +
      `.list:is(.plain,.inset)>.section[style*=--section-${edge}]{margin-inline-${edge}:var(--section-${edge})}`,
  )
  .join("");

/**
 * Views that are ordered in their container. They neither cover views outside of the container, such as bars, nor are they behind
 * the background of the screen. Layers isolate their views anyway.
 */
const ordered =
  ":is(.vStack,.hStack,.lazyStack,.grid,.gridRow,.scrolled,.screenContent,.tabContent,.columnContent,.cardContent)" +
  ":has(>[style*=z-index],>.box>[style*=z-index]){isolation:isolate}";

/** An interactive surface shows that it is pressed, and so does a button with such a surface. */
const glass =
  ".button:active:has([data-x~=glass]){opacity:1}[data-x~=glass]{transition:scale .2s,filter .2s}" +
  "[data-x~=glass]:active,.button:active [data-x~=glass]{scale:1.05;filter:brightness(1.08)}";

/** Views without a focus ring. */
const ringless = "[data-x~=ringless]:focus-visible,[data-x~=ringless] :focus-visible{outline:none!important}";

/** A resizable symbol that fills its frame. A square is as large as the longer side. */
const filling = ".resizable[data-x][style*=cover]>.symbol{flex:none;width:auto;height:auto;min-width:100%;min-height:100%}";

/** The menu of a title covers the title, unless the bar shows another one. */
const titleMenu =
  ".toolbarItem.titleMenu{order:2}" +
  ".navigationBar.inline:has(>.barTitle):not(:has(.principal)){" +
  '&:has(.titleMenu)>.barTitle::after{content:"";display:inline-block;width:6px;height:6px;margin:0 2px 3px;' +
  "margin-inline-start:9px;border:solid var(--secondary-label);border-width:0 2px 2px 0;rotate:45deg}" +
  ".titleMenu{position:absolute;inset-block:0;inset-inline:var(--lead,92px) var(--trail,92px);" +
  ".button{width:100%;height:100%}.image{opacity:0}}}";

/** Badges of texts are no elements of their own. The badges of tabs have one look. */
const styles =
  // The items at the bottom and above the keyboard of a screen whose navigation bar is hidden.
  ".navigationBar.absent[data-x]{display:flex;pointer-events:none}.navigationBar.absent[data-x]>.material{display:none}" +
  `@media (min-width:700px){${arrow}${dialog}}` +
  circle +
  edges +
  bounded +
  inside +
  sizes +
  ends +
  bare +
  snaps +
  lines +
  marks +
  sections +
  ordered +
  refreshing +
  glass +
  titleMenu +
  filling +
  ringless +
  `:is(.list,.form) [data-x~=increased]>.badge,:is(.list,.form) [data-x~=increased][data-badge]::after{${badge}}` +
  ":is(.list,.form) [data-x~=decreased]>.badge,:is(.list,.form) [data-x~=decreased][data-badge]::after{font-size:.8125rem}" +
  groups +
  // In a row, adjacent controls clip their own corners, because the surface of the row is larger.
  ":is(.list,.form) .controlGroup{overflow:visible;" +
  "&>:first-child{border-start-start-radius:8px;border-end-start-radius:8px}" +
  "&>:last-child{border-start-end-radius:8px;border-end-end-radius:8px}}" +
  // The header of a section of options has the same leading edge as the options.
  ".picker.inline>.choices>:is(.sectionHeader,.sectionFooter){padding-inline:0}" +
  // The bars above the keyboard are visible while a field for text has the focus.
  ".keyboardBar{position:fixed;inset:auto 0 var(--bottom);z-index:3}" +
  `.screen:not(:has(${typing},.keyboard :focus)) .keyboard,` +
  `:is(.window,.card):not(:has(${typing},.keyboardBar :focus)) .keyboardBar{display:none}` +
  // The bar also covers the space below the tabs.
  ".tabBar>.box.bottomBar{position:sticky;bottom:-10px;z-index:1;flex:none;margin:auto -10px -10px;padding:12px 22px;" +
  "background:var(--foot,var(--gray6));box-shadow:0 calc(-1*var(--hair)) var(--separator)}" +
  ".tabBar:has(>.bottomBar){scroll-padding-bottom:64px}" +
  // The sidebar of a tab view, and the title of a section of tabs.
  "@container page (min-width:700px){" +
  ".tabView.sidebarAdaptable>.tabBar{inset-block:0;inset-inline:0 auto;width:15rem;height:auto;flex-direction:column;" +
  "justify-content:flex-start;gap:2px;padding:calc(var(--safe-top) + var(--bar-height)) 10px 10px;overflow:auto;" +
  "background:var(--gray6);box-shadow:calc(var(--hair)*var(--to-end)) 0 0 var(--separator)}" +
  ".tabView.sidebarAdaptable>.tabBar>.tab{flex:none;display:flex;align-items:center;justify-content:space-between;gap:8px;" +
  "max-width:none;min-height:44px;padding:6px 12px;border-radius:10px;color:var(--label);font-weight:400;text-align:start}" +
  ".tabView.sidebarAdaptable>.tabBar>.tab[aria-selected=true]{background:var(--fill);color:var(--label);font-weight:600}" +
  ".tabView.sidebarAdaptable>.tabBar>.tab :is(.tabLabel,.label){flex-direction:row;gap:12px;min-width:0}" +
  ".tabView.sidebarAdaptable>.tabBar>.tab :is(.labelIcon,.image){min-width:28px;justify-content:center;font-size:1.1rem;" +
  "color:var(--tint)}" +
  ".tabView.sidebarAdaptable>.tabContent{inset-inline-start:15rem}" +
  ".tabBar>.box{align-items:flex-start;padding:8px 12px}" +
  ".sidebarAdaptable>.tabBar>.tab[data-header]{margin-top:36px;overflow:visible}" +
  '.sidebarAdaptable>.tabBar>.tab[data-header]::before{content:attr(data-header)/"";position:absolute;bottom:100%;' +
  "inset-inline:12px;padding-bottom:4px;color:var(--secondary-label);font-size:.8125rem;font-weight:600;text-align:start}}";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
