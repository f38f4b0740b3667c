// @ts-check
// Closing windows of the app: this page, and other pages of the browser.

/** The channel that carries the addresses of windows to close to the pages of the app. */
const channelName = "navigator-windows";

/**
 * The node of this page's window, from when it has addresses.
 * @type {HTMLElement | undefined}
 */
let shown;

/**
 * Closes this page when a page of the app closes the windows with one of its addresses.
 * @type {(node: HTMLElement) => void}
 */
export const followWindow = (node) => {
  if (!shown) {
    new BroadcastChannel(channelName).onmessage = ({ data }) => {
      if (shown?.dataset.w?.split(" ").includes(data)) close();
    };
  }
  shown = node;
};

/**
 * Closes the windows with an address, or this page if the address is empty. A browser keeps those that no script opened.
 * @type {(address: string) => void}
 */
export const closeWindows = (address) => {
  if (!address) return close();
  // A separate channel, so that this page receives the message too.
  const sender = new BroadcastChannel(channelName);
  sender.postMessage(address);
  sender.close();
};
