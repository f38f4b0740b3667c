// What HTML alone cannot say.

/** Makes the browser's own group of a picker's options, or fills its menu from them. */
const fill = (picker) => {
  const select = picker.querySelector(":scope > select");
  // Options of one name are one stop for Tab, and arrows choose among them.
  if (!select) return picker.querySelectorAll("[type=radio]").forEach((radio) => (radio.name = `p${id(picker)}`));
  const words = options(picker).map((child) => child.textContent);
  if (words.join("\n") !== [...select.options].map((option) => option.text).join("\n")) {
    select.replaceChildren(...words.map((word) => new Option(word)));
  }
  select.selectedIndex = Number(select.dataset.value ?? -1);
  const label = picker.querySelector(".pickerLabel");
  if (label) select.ariaLabel ||= label.textContent;
};

const anchor = (popover) => {
  const target = nodes.get(popover.dataset.anchor || "");
  const card = popover.querySelector(":scope > .card");
  if (!target || !card) return;
  const box = target.getBoundingClientRect();
  const center = box.left + box.width / 2;
  const left = Math.min(Math.max(center - 160, 8), innerWidth - 328);
  const height = Math.min(card.offsetHeight, innerHeight * 0.7);
  const isBelow = box.bottom + 12 + height < innerHeight;
  const top = isBelow ? box.bottom + 12 : Math.max(8, box.top - 12 - height);
  const places = { "--x": left, "--top": top, "--at": Math.min(Math.max(center - left, 24), 296) };
  for (const [name, value] of Object.entries(places)) card.style.setProperty(name, `${value}px`);
  popover.dataset.cPlaced = isBelow ? "below" : "above";
};

/** Collapses what stands below the bar of the screen that `scroller` fills: a large title, a search field. */
const scrolled = (scroller) => {
  const screen = scroller && scroller.closest && scroller.closest(".screen");
  const bar = screen && screen.querySelector(":scope > .navigationBar > .material");
  if (!bar || Math.abs(scroller.getBoundingClientRect().top - screen.getBoundingClientRect().top) > 1) return;
  const height = parseFloat(getComputedStyle(scroller).scrollPaddingTop) - bar.offsetHeight || 0;
  const y = Math.max(0, scroller.scrollTop);
  screen.style.setProperty("--y", `${Math.min(y, height + 8)}px`);
  screen.toggleAttribute("data-c-under", y > Math.max(2, height - 10));
};

/** Lets `node` be reached, or not. To say again what is so would cost the style of all that it contains. */
const bar = (node, isBarred) => {
  if (!leaves(node) && node.inert !== isBarred) node.inert = isBarred;
};

/** What follows for an element from what it is and what it contains. */
const rules = {
  ".picker": fill,
  ".popover": (popover) => beforeFrame(() => anchor(popover)),
  // What a covered screen or the content under a modal holds cannot be reached.
  ".window": (window) => {
    const top = presentations().pop();
    for (const child of window.children) bar(child, !!top && child !== top);
    keep();
  },
  ".navigationStack": (stack) => {
    const screens = [...stack.children].filter((child) => child.matches(".screen") && !leaves(child));
    screens.forEach((screen, index) => bar(screen, index < screens.length - 1));
  },
  // Where the bar of a search begins or ends, so does what has scrolled under it.
  ".searchField": (search) => beforeFrame(() => scrolled(search.closest(".screen")?.querySelector(".list, .form, .scrollView"))),
  ".tabContent": (tab) => bar(tab, !tab.matches(".selected")),
  // What scrolls and holds nothing that takes the focus takes it itself.
  ".list, .form, .scrollView": (scroller) => {
    if (scroller.querySelector("button:enabled, a, input:enabled, select, textarea, [tabindex]")) scroller.removeAttribute("tabindex");
    else scroller.tabIndex = 0;
  },
};

const ruled = Object.keys(rules).join();

/** Applies the rules to what a batch touched, to what contains that, and to all that came with it. */
const settle = ({ touched, fresh }) => {
  const concerned = new Set();
  for (const node of fresh) node.querySelectorAll(ruled).forEach((found) => concerned.add(found));
  for (const node of [...touched, ...fresh]) {
    for (let holder = node && node.closest(ruled); holder; holder = holder.parentElement?.closest(ruled)) concerned.add(holder);
  }
  for (const node of concerned) {
    for (const selector in rules) if (node.matches(selector)) rules[selector](node);
  }
};
