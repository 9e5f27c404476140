/** A message in a few plain words: for the line above a reply, and for toasts. */

import { nameOf, userOf } from "./state.js";

const LONGEST = 140; // characters as people count them: an emoji is one
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** @param {import("./state.js").Message|undefined} message */
export function summaryOf(message) {
  const text = [message?.content, ...textsOf(message?.components ?? [])].filter(Boolean).join(" ");
  const words = text
    .replace(/<@!?(\d+)>/g, (_, id) => `@${userName(id)}`)
    .replace(/<a?:(\w+):\d+>/g, ":$1:")
    .replace(/<[^<>\n]*>/g, "")
    .replace(/\]\([^)\n]*\)/g, "]")
    .replace(/^-# |[*_~|`#>[\]\\]/gm, "");
  const shown = [...characters.segment(words.replace(/\s+/g, " ").trim())].slice(0, LONGEST);
  return shown.map(({ segment }) => segment).join("");
}

/** @param {any[]} components @returns {string[]} */
const textsOf = (components) => components.flatMap((each) => [each.content, ...textsOf(each.components ?? [])]);

/** @param {string} id */
function userName(id) {
  const user = userOf(id);
  return user ? nameOf(user) : "somebody";
}
