"""The scripts that web_bench.py runs in pages."""

# Performs `act` and returns the time in milliseconds until `isThere` is true. Mutations of the page trigger the check.
TIMED = """
window.timed = (act, isThere) => new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    resolve(performance.now() - begin);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const begin = performance.now();
  act();
});
window.pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
window.front = () => [...document.querySelectorAll(".screen:not(.covered):not([data-c=exit])")].at(-1);
window.rows = () => [...front().querySelectorAll("button, a")].filter((row) => row.textContent.trim().startsWith("Row "));
"""

# Records the time from the start of the navigation until the document contains 100 rows.
ARRIVAL = """
const arrival = new MutationObserver(() => {
  if (document.body && document.body.textContent.includes("Row 99")) {
    window.arrived = performance.now();
    arrival.disconnect();
  }
});
arrival.observe(document, { subtree: true, childList: true });
"""

CLICK = """async (count) => {
  const button = [...document.querySelectorAll("button")].find((button) => button.textContent.trim().startsWith("Count "));
  const samples = [];
  for (let index = 0; index < count; index++) {
    const before = button.textContent;
    samples.push(await timed(() => button.click(), () => button.isConnected && button.textContent !== before));
    await pause(5);
  }
  return samples;
}"""

VISIT = """async ([count, settle]) => {
  const there = [], back = [];
  for (let index = 0; index < count; index++) {
    const title = `Detail ${index}`, row = rows()[index];
    there.push(await timed(() => row.click(), () => front().querySelector("h1")?.textContent === title));
    await pause(settle);
    const button = front().querySelector(".backButton");
    back.push(await timed(() => button.click(), () => rows().length === 100));
    await pause(settle);
  }
  return [there, back];
}"""

# Records the time from the start of the navigation until the document contains the first row.
OPENED = """
const opening = new MutationObserver(() => {
  if (![...document.querySelectorAll(".lazyStack .text")].some((text) => text.textContent === "Row 0")) return;
  window.arrived = performance.now();
  opening.disconnect();
});
opening.observe(document, { subtree: true, childList: true });
"""

# Scrolls by a distance in each frame. Returns the frames per second, the number of passed rows, and the longest time in
# milliseconds in which no row was visible at one of five positions in the window.
SCROLL = """async ([seconds, distance]) => {
  const scroller = [...document.querySelectorAll(".scrollView, .list")].find((view) => view.scrollHeight > 10_000);
  const { top, height } = scroller.getBoundingClientRect();
  const places = [0.2, 0.4, 0.6, 0.8, 0.95].map((part) => top + height * part);
  const lastSeen = places.map(() => performance.now());
  const begin = performance.now();
  let longest = 0, frames = 0, now = begin;
  while (now - begin < seconds * 1000) {
    now = await new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const gaps = [...scroller.querySelectorAll(".rowGap")].map((gap) => gap.getBoundingClientRect());
    places.forEach((place, index) => {
      longest = Math.max(longest, now - lastSeen[index]);
      if (!gaps.some((gap) => gap.top <= place && place <= gap.bottom)) lastSeen[index] = now;
    });
    scroller.scrollBy(0, distance);
    frames++;
  }
  return [frames / ((now - begin) / 1000), scroller.scrollTop, longest];
}"""

# Shows the response of the echo server.
ECHO = """
<script type="module">
const text = [...document.querySelectorAll("button, button *")].findLast((node) => node.textContent.trim() === "Count 0");
const socket = new WebSocket(`ws://${location.host}/socket`);
let count = 0;
socket.onopen = () => { document.documentElement.dataset.live = ""; };
socket.onmessage = ({ data }) => { text.textContent = data; };
text.closest("button").onclick = () => socket.send(`Count ${++count}`);
</script>
"""
