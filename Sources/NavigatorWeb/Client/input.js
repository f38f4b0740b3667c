// What a person does.

const dismiss = () => {
  const top = presentations().pop();
  if (!top || "keep" in top.dataset || top.matches(".cover")) return false;
  return send(top, "dismiss");
};

const on = (type, body, capture) => document.addEventListener(type, body, capture || false);

/** Ends a search and empties its field. */
const cancel = (node) => {
  if (!node || !node.matches(".searching")) return false;
  send(node, "dismiss");
  (heading(node.closest(".screen")) || app).focus();
  return true;
};

on("click", (event) => {
  const target = event.target;
  if (target.matches(".cancel:not(.button)")) return cancel(own(target));
  if (target.closest(".clear")) {
    const input = field(own(target));
    input.value = "";
    edited(own(target));
    return input.focus();
  }
  if (target.matches(".backdrop") && !target.closest(".alert")) return dismiss();
  const hit = target.closest("[data-step], .columnBack, .steps, input, textarea, select, label, [data-e~=tap]");
  if (!hit || hit.matches(":disabled, [aria-disabled=true]")) return;
  if (hit.dataset.step) return send(own(hit), "change", Number(hit.dataset.step));
  if (hit.matches(".columnBack")) return back(own(hit));
  // A link that is to open elsewhere is the browser's, and so is one that the app can never be told of.
  if (hit.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  if (accepts(hit, "tap") && (send(hit, "tap") || (hasMet && !stopped))) event.preventDefault();
});

/** A narrow window shows the column before. */
const back = (column) => {
  const split = own(column.parentNode);
  const index = Math.max(0, [...split.children].indexOf(column) - 1);
  if (!send(split, "change", index)) split.className = split.className.replace(/show-\d/, `show-${index}`);
};

const edited = (node) => {
  const revision = Math.max(edits.get(node) || 0, Number(node.dataset.r || 0)) + 1;
  edits.set(node, revision);
  const input = field(node);
  check(input, new Blob([JSON.stringify(input.value)]).size > longest);
  if (input.reportValidity()) send(node, "change", input.value, revision);
};

on("compositionstart", (event) => (composing = event.target));
on("compositionend", () => (composing = null));

let pending = 0;
on("input", (event) => {
  const input = event.target;
  const node = own(input);
  if (!node || leaves(node)) return;
  if (isField(node)) edited(node);
  else if (input.type === "range") {
    input.style.setProperty("--part", `${(100 * (input.value - input.min)) / (input.max - input.min)}%`);
    if (!pending) {
      pending = requestAnimationFrame(() => {
        pending = 0;
        send(node, "change", Number(input.value));
      });
    }
  }
});

on("change", (event) => {
  const input = event.target;
  const node = own(input);
  if (!node) return;
  if (input.type === "checkbox") send(node, "change", input.checked);
  else if (input.type === "range") send(node, "change", Number(input.value));
  else if (input.tagName === "SELECT") {
    send(node, "change", input.selectedIndex);
    options(node).forEach((option, index) => option.classList.toggle("selected", index === input.selectedIndex));
  } else if (input.type === "radio") {
    const picker = own(node.parentNode);
    options(picker).forEach((option) => (option.querySelector("input").checked = option === node));
    send(picker, "change", options(picker).indexOf(node));
  }
});

on("keydown", (event) => {
  const target = event.target;
  if (event.isComposing) return;
  if (event.key === "Escape" && (cancel(own(target)) || dismiss())) return event.preventDefault();
  if (event.key === "Enter" && target.tagName === "INPUT") {
    const node = own(target);
    if (node && isField(node) && target.reportValidity()) send(node, "submit");
  }
  if ((event.key === "Enter" || event.key === " ") && target.matches("[role=button]:not(button)")) {
    event.preventDefault();
    target.click();
  }
});

const focusChanged = (isFocused) => (event) => {
  const node = own(event.target);
  if (node && isField(node) && event.target === field(node)) send(node, "focus", isFocused);
};
on("focusin", focusChanged(true));
on("focusout", focusChanged(false));

on("scroll", (event) => event.target !== document && scrolled(event.target), true);
on("visibilitychange", () => {
  send(window_(), "phase", document.hidden ? "background" : "active");
  recheck();
});
addEventListener("resize", () => shown(".popover").forEach(anchor));
