// @ts-check
// Uploads the files that a user chooses, and downloads the files that the app exports. `loading.js` loads this script when a
// dialog for files is shown.

import { notify } from "./announcing.js";
import { closest, on } from "./dom.js";
import { idOf } from "./elements.js";
import { begin, generation, send, token } from "./extrasHost.js";
import { uploadRetry } from "./timing.js";

/** The maximum size of a part of a file in bytes. The server has the same limit. */
const maximumPart = 512 * 1024;

/** The maximum number of times that a part is sent. */
const attempts = 3;

/**
 * The statuses of failures about which the page shows no notice: the user has closed the dialog, or the session shows the reason
 * for which it has refused the files.
 */
const explained = [409, 413, 500, 507];

/** The elements whose dialogs have already been opened. Each element makes one request. */
const opened = new WeakSet();

/**
 * The input for choosing files. It is stored because some browsers discard unreferenced inputs.
 * @type {HTMLInputElement}
 */
let input;

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  on("click", (_, target) => {
    const button = closest(target, "[data-file]:not(:disabled)");
    if (button) run(button);
  });
};

/**
 * Opens the browser's dialog for an element. If the browser requires a click, the element remains visible as a button.
 * @type {(button: HTMLElement) => void}
 */
export const follow = (button) => {
  if (opened.has(button)) return;
  opened.add(button);
  if (button.dataset.file === "export" || navigator.userActivation?.isActive) run(button);
};

/** @type {(button: HTMLElement) => void} */
const run = (button) => {
  if (button.dataset.file === "export") void download(button);
  else choose(button);
};

/**
 * Sends a request for an element.
 * @type {(path: string, button: HTMLElement, query: object, headers?: object, body?: Blob) => Promise<Response>}
 */
const post = (path, button, query, headers, body) => {
  const address = new URLSearchParams({ e: idOf(button), g: String(generation()), ...query });
  return fetch(`/transfer/${path}?${address}`, { method: "POST", headers: { "Navigator-Session": token(), ...headers }, body });
};

/**
 * Disables a button until work is done. If the work fails, the button is enabled again, so that the user can retry. Failed work
 * throws the status of the response, or undefined if there was none.
 * @type {(button: HTMLElement, work: () => Promise<unknown>) => Promise<void>}
 */
const busy = async (button, work) => {
  const control = /** @type {HTMLButtonElement} */ (button);
  control.disabled = true;
  await work().catch((status) => explained.includes(status) || notify(button.dataset.failed || ""));
  control.disabled = false;
};

/** @type {(button: HTMLElement) => void} */
const choose = (button) => {
  input = document.createElement("input");
  input.type = "file";
  input.accept = button.dataset.types || "";
  input.multiple = "several" in button.dataset;
  input.onchange = () => busy(button, () => upload(button, [...(input.files || [])]));
  input.addEventListener("cancel", () => {
    const dialog = closest(button, ".presentation");
    if (dialog) send(dialog, "dismiss");
  });
  input.click();
};

/** @type {(button: HTMLElement, files: File[]) => Promise<void>} */
const upload = async (button, files) => {
  for (const [i, file] of files.entries()) {
    let o = 0;
    do {
      await sendPart(button, { n: files.length, i, s: file.size, o }, file.name, file.slice(o, o + maximumPart));
      o += maximumPart;
    } while (o < file.size);
  }
};

/**
 * Sends a part of a file, and retries after a network error. A rejection by the server is final.
 * @type {(button: HTMLElement, query: object, name: string, part: Blob) => Promise<void>}
 */
const sendPart = async (button, query, name, part) => {
  for (let attempt = 1; ; attempt++) {
    const answer = await post("import", button, query, { "Navigator-Name": encodeURIComponent(name) }, part).catch(() => {});
    if (answer?.ok) return;
    if (answer || attempt === attempts) throw answer?.status;
    await new Promise((resolve) => setTimeout(resolve, uploadRetry));
  }
};

/** @type {(button: HTMLElement) => Promise<void>} */
const download = (button) =>
  busy(button, async () => {
    const answer = await post("export", button, {}).catch(() => {});
    if (!answer?.ok) throw answer?.status;
    for (const path of (await answer.text()).split("\n")) {
      const link = document.createElement("a");
      link.href = path;
      link.download = "";
      link.click();
    }
  });
