// @ts-check
// Texts that change automatically: times relative to a date. The module is part of the script that is loaded on demand, and
// imports no other modules.

/** The number of milliseconds between two updates of the times. */
const tick = 1000;

/** @type {(value: number) => string} */
const padded = (value) => String(value).padStart(2, "0");

/**
 * Formats whole seconds as minutes and seconds, with hours if necessary.
 * @type {(seconds: number, showsHours: boolean) => string}
 */
const clockText = (seconds, showsHours) => {
  const hours = showsHours ? Math.floor(seconds / 3600) : 0;
  const minutes = Math.floor((seconds - hours * 3600) / 60);
  return (hours ? `${hours}:${padded(minutes)}` : String(minutes)) + ":" + padded(seconds % 60);
};

/** The units of a duration in seconds, in descending order. */
const units = Object.entries({ day: 86400, hour: 3600, minute: 60, second: 1 });

/**
 * Formats a duration in its largest units.
 * @type {(seconds: number, count: number, unitDisplay: "short" | "long", language: string | undefined) => string}
 */
const inUnits = (seconds, count, unitDisplay, language) => {
  const parts = units
    .map(([unit, size]) => {
      const value = Math.floor(seconds / size);
      seconds -= value * size;
      return { unit, value };
    })
    .filter(({ unit, value }, index, all) => value || (unit === "second" && all.every((part) => !part.value)));
  return parts
    .slice(0, count)
    .map(({ unit, value }) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(value))
    .join(", ");
};

/**
 * Returns the text of a time at a date in seconds since 1970.
 * @param {{ clock?: string, reference?: string, start?: string, end?: string, minutes?: string }} data
 * @param {number} now
 * @param {string} [language]
 */
export const timeAt = (data, now, language) => {
  const bounded = Math.min(Math.max(now, Number(data.start ?? -Infinity)), Number(data.end ?? Infinity));
  const distance = bounded - Number(data.reference);
  const seconds = distance < 0 ? Math.ceil(-distance) : Math.floor(distance);
  if (data.clock === "timer") return clockText(seconds, data.minutes === undefined);
  const whole = Math.floor(Math.abs(distance));
  if (data.clock === "relative") return inUnits(whole, 2, "short", language);
  return (distance < 0 ? "-" : "+") + inUnits(whole, 1, "long", language);
};

/** The times that the page shows or has shown. */
const times = /** @type {Set<HTMLElement>} */ (new Set());

/**
 * The timer that updates the times, if there are any.
 * @type {ReturnType<typeof setInterval> | undefined}
 */
let timer;

/** Updates the times, and forgets those that are no longer part of the page. */
const showTimes = () => {
  for (const node of times) {
    if (node.isConnected) showTime(node);
    else times.delete(node);
  }
};

/**
 * Returns the language in which the session formats a time. Returns undefined, which selects the browser's language, if the
 * browser does not support it.
 * @type {(node: { lang: string }) => string | undefined}
 */
export const languageOf = ({ lang }) => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(lang)[0];
  } catch {
    return undefined;
  }
};

/** @type {(node: HTMLElement) => void} */
const showTime = (node) => {
  const text = timeAt(node.dataset, Date.now() / 1000, languageOf(node));
  if (node.textContent !== text) node.textContent = text;
};

/**
 * Updates a time now and periodically. Call this function after each change of the element.
 * @type {(node: HTMLElement) => void}
 */
export const followTime = (node) => {
  if (!timer) timer = setInterval(showTimes, tick);
  times.add(node);
  showTime(node);
};
