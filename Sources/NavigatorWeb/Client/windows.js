// @ts-check
// Closes windows of the app: this page, or other pages of the browser.

/** The channel that sends the addresses of windows to close to the pages of the app. */
const channelName = "navigator-windows";

/**
 * The node of this page's window. It is set when the window has addresses.
 * @type {HTMLElement | undefined}
 */
let shown;

/**
 * Closes this page when another page of the app closes the windows with one of its addresses.
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
 * Closes the windows with an address, or this page if the address is empty. Browsers do not close windows that no script has
 * opened.
 * @type {(address: string) => void}
 */
export const closeWindows = (address) => {
  if (!address) return close();
  // A separate channel is used because a channel does not receive its own messages.
  const sender = new BroadcastChannel(channelName);
  sender.postMessage(address);
  sender.close();
};
