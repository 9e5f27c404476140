/** Times as Discord writes them: `<t:…>` in text, and the hour beside a message. */

import { h } from "./dom.js";

const LOCALE = document.documentElement.lang;
/** @type {Intl.DateTimeFormatOptions} */
const clock = { hour: "2-digit", minute: "2-digit" };
/** @type {Intl.DateTimeFormatOptions} */
const longDate = { day: "numeric", month: "long", year: "numeric" };

/** The styles of `<t:unix:STYLE>`; R is relative and ticks. @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: clock,
  T: { ...clock, second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: longDate,
  f: { ...longDate, ...clock },
  F: { weekday: "long", ...longDate, ...clock },
  s: { day: "2-digit", month: "2-digit", year: "numeric", ...clock },
  S: { day: "2-digit", month: "2-digit", year: "numeric", ...clock, second: "2-digit" },
};

/** @type {[Intl.RelativeTimeFormatUnit, number][]} unit, seconds */
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** "in 30 seconds", "2 hours ago". @param {number} unix seconds @param {number} now seconds */
export function ago(unix, now) {
  const distance = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? ["second", 1];
  return relative.format(Math.trunc(distance / size), unit);
}

/** @param {number} unix seconds @param {string} style one of tTdDfFsSR */
export function timestamp(unix, style) {
  const moment = new Date(unix * 1000);
  if (Number.isNaN(moment.getTime())) return h("span.timestamp", {}, "Invalid date");
  const full = moment.toLocaleString(LOCALE, STYLES.F);
  const text = style === "R" ? ago(unix, Date.now() / 1000) : moment.toLocaleString(LOCALE, STYLES[style] ?? STYLES.f);
  const attributes = { datetime: moment.toISOString(), title: full, data: style === "R" ? { relative: unix } : {} };
  return h("time.timestamp", attributes, text);
}

/** Beside a message: the hour today, else the day too. @param {string} iso */
export function messageTime(iso) {
  const moment = new Date(iso);
  const today = moment.toDateString() === new Date().toDateString();
  const text = moment.toLocaleString(LOCALE, today ? STYLES.t : STYLES.s);
  return h("time.when", { datetime: iso, title: moment.toLocaleString(LOCALE, STYLES.F) }, text);
}

/** Keep every relative timestamp on the page true. */
export function startTicking() {
  setInterval(() => {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-relative]"))) {
      const text = ago(Number(element.dataset.relative), Date.now() / 1000);
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
