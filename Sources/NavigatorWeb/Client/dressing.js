// What HTML alone cannot say.

/** Makes the browser's own group of a picker's options, or fills its menu from them. */
const fill = (picker) => {
  const select = picker.querySelector(":scope > select");
  // Options of one name are one stop for Tab, and arrows choose among them.
  if (!select) return picker.querySelectorAll("[type=radio]").forEach((radio) => (radio.name = `p${id(picker)}`));
  const words = [...slot(picker).children].filter((child) => child.matches(".option")).map((child) => child.textContent);
  if (words.join("\n") !== [...select.options].map((option) => option.text).join("\n")) {
    select.replaceChildren(...words.map((word) => new Option(word)));
  }
  select.selectedIndex = Number(select.dataset.value ?? -1);
  const label = picker.querySelector(".pickerLabel");
  if (label && !select.hasAttribute("aria-label")) select.setAttribute("aria-label", label.textContent);
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

/** Collapses the large title of the screen that `scroller` fills. */
const scrolled = (scroller) => {
  const screen = scroller.closest && scroller.closest(".screen");
  if (!screen || !screen.querySelector(":scope > .navigationBar")) return;
  if (Math.abs(scroller.getBoundingClientRect().top - screen.getBoundingClientRect().top) > 1) return;
  const large = screen.querySelector(":scope > .large > .largeTitle");
  const height = large ? large.offsetHeight : 0;
  const y = Math.max(0, scroller.scrollTop);
  screen.style.setProperty("--y", `${Math.min(y, height + 8)}px`);
  screen.toggleAttribute("data-c-under", y > Math.max(2, height - 10));
};

const dress = (node) => {
  const picker = node.closest(".picker");
  if (picker) fill(picker);
  node.querySelectorAll(".picker").forEach(fill);
  if (node.matches(".popover")) anchor(node);
};
