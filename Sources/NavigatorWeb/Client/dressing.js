// What HTML alone cannot say.

/** Fills the browser's own menu of a picker from its options. */
const fill = (picker) => {
  const select = picker.querySelector(":scope > select");
  if (!select) return;
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
  const left = Math.min(Math.max(box.left + box.width / 2 - 160, 8), innerWidth - 328);
  const height = Math.min(card.offsetHeight, innerHeight * 0.7);
  const top = box.bottom + 8 + height < innerHeight ? box.bottom + 8 : Math.max(8, box.top - 8 - height);
  card.style.setProperty("--x", `${left}px`);
  card.style.setProperty("--top", `${top}px`);
  popover.dataset.cPlaced = "";
};

/** Collapses the large title of the screen that `scroller` fills. */
const scrolled = (scroller) => {
  const screen = scroller.closest && scroller.closest(".screen");
  if (!screen || !screen.querySelector(":scope > .navigationBar")) return;
  if (Math.abs(scroller.getBoundingClientRect().top - screen.getBoundingClientRect().top) > 1) return;
  const y = Math.max(0, scroller.scrollTop);
  screen.style.setProperty("--y", `${Math.min(y, 60)}px`);
  screen.toggleAttribute("data-c-under", y > (screen.querySelector(":scope > .large") ? 42 : 2));
};

const dress = (node) => {
  const picker = node.closest(".picker");
  if (picker) fill(picker);
  node.querySelectorAll(".picker.menu").forEach(fill);
  if (node.matches(".popover")) anchor(node);
};
