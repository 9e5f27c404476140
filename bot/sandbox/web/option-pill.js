/** One option of a slash command being typed: its name, its field, and what may be chosen for it. */

import { OptionType, readValue } from "./commands.js";
import { h } from "./dom.js";
import { avatar } from "./media.js";
import { request } from "./socket.js";
import { guildOf, nameOf, state } from "./state.js";

/**
 * @typedef {{name: string, value: unknown, lead?: () => Node}} Choice
 * @typedef {{option: import("./state.js").Option, element: HTMLElement, input: HTMLInputElement, offered: Choice[],
 *   chosen: Choice|null, asked: number, context: () => object}} Pill `offered` are the choices last shown, `chosen` the
 *   one taken of them, `asked` counts autocomplete requests, `context` is the command as it stands
 */

const TYPING_PAUSE_MS = 150;
const CATEGORY = 4;
const MOST_CHOICES = 25;
const TYPED_NAME = /@([^@]*)$/;

/**
 * @param {import("./state.js").Option} option
 * @param {{onFocus: () => void, onInput: () => void, context: () => object}} hooks
 * @returns {Pill}
 */
export function createPill(option, { onFocus, onInput, context }) {
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      "aria-label": option.name,
      "aria-required": String(Boolean(option.required)),
      autocomplete: "off",
      inputmode: option.type === OptionType.INTEGER ? "numeric" : null,
      data: { option: option.name },
    })
  );
  const star = option.required && h("b", { title: "Required" }, "*");
  const attributes = { title: option.description, data: { type: option.type } };
  const element = h("label.pill", attributes, h("span.pill-name", {}, option.name, star), input);
  const pill = { option, element, input, offered: [], chosen: null, asked: 0, context };
  input.addEventListener("focus", onFocus);
  input.addEventListener("input", () => {
    pill.chosen = null;
    fit(input);
    onInput();
  });
  fit(input);
  return pill;
}

/** As wide as its text. @param {HTMLInputElement} input */
function fit(input) {
  input.style.width = `${Math.max(4, Math.min(28, [...input.value].length + 1))}ch`;
}

/** @param {Pill} pill */
export const isFilled = (pill) => pill.input.value.trim() !== "";

/**
 * What the list shows for what is typed so far.
 * @param {Pill} pill
 * @returns {Promise<Choice[]>}
 */
export async function choicesFor(pill) {
  const typed = pill.input.value.trim().toLowerCase();
  if (pill.option.autocomplete) pill.offered = await askBot(pill, typed);
  else if (takesMentions(pill.option)) pill.offered = peopleNamed(typed);
  else pill.offered = fixedChoices(pill.option).filter(({ name }) => pill.chosen || name.toLowerCase().includes(typed));
  return pill.offered.slice(0, MOST_CHOICES);
}

/**
 * Autocomplete of the bot; an answer that came too late counts nothing.
 * @param {Pill} pill
 * @param {string} typed
 * @returns {Promise<Choice[]>}
 */
async function askBot(pill, typed) {
  const number = ++pill.asked;
  if (typed) await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
  if (number !== pill.asked) return pill.offered;
  try {
    const answer = await request({ t: "autocomplete", ...pill.context(), focused: pill.option.name });
    return number === pill.asked ? answer.choices : pill.offered;
  } catch {
    return [];
  }
}

/**
 * One of the offered choices becomes the value.
 * @param {Pill} pill
 * @param {string} key the text of the choice's value
 */
export function take(pill, key) {
  pill.chosen = pill.offered.find((choice) => String(choice.value) === key) ?? null;
  if (pill.chosen && takesMentions(pill.option)) {
    pill.input.value = `${pill.input.value.replace(TYPED_NAME, "")}@${pill.chosen.name} `;
    pill.chosen = null;
    fit(pill.input);
    return;
  }
  pill.input.value = pill.chosen?.name ?? key;
  fit(pill.input);
}

/** The text of the value: a choice typed by its name counts as chosen. @param {Pill} pill */
export function keyOf({ option, input, chosen }) {
  const typed = input.value.trim();
  if (takesMentions(option)) return withMentions(typed);
  const named = chosen ?? fixedChoices(option).find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  return named ? String(named.value) : typed;
}

/** Whether people can be named in it, as in any text. @param {import("./state.js").Option} option */
const takesMentions = (option) =>
  option.type === OptionType.STRING && !option.autocomplete && !(option.choices ?? []).length;

/** Those whose name begins with what is typed after the last @. @param {string} typed @returns {Choice[]} */
function peopleNamed(typed) {
  const begun = TYPED_NAME.exec(typed)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return state.people
    .filter((user) => !user.bot && nameOf(user).toLowerCase().startsWith(begun))
    .map((user) => ({ name: nameOf(user), value: user.id, lead: () => avatar(user, "span.avatar.small") }));
}

/** The text with every @name as Discord sends it. @param {string} typed */
function withMentions(typed) {
  const longestFirst = [...state.people].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return longestFirst.reduce((text, user) => text.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), typed);
}

/**
 * @param {Pill} pill
 * @returns {string|null} why this cannot be sent
 */
export function problemOf(pill) {
  const { option } = pill;
  if (!isFilled(pill)) return option.required ? "This option is required." : null;
  const fixed = option.choices ?? [];
  if (fixed.length && !fixed.some((choice) => String(choice.value) === keyOf(pill))) return "Choose one of the list.";
  return readValue(option, keyOf(pill)).problem ?? null;
}

/**
 * @param {import("./state.js").Option} option
 * @returns {Choice[]}
 */
function fixedChoices(option) {
  const { BOOLEAN, CHANNEL, MENTIONABLE, USER } = OptionType;
  if (option.type === BOOLEAN) {
    return [
      { name: "True", value: true },
      { name: "False", value: false },
    ];
  }
  if (option.type === USER || option.type === MENTIONABLE) {
    const lead = (/** @type {import("./state.js").User} */ user) => () => avatar(user, "span.avatar.small");
    return state.people.map((user) => ({ name: nameOf(user), value: user.id, lead: lead(user) }));
  }
  if (option.type !== CHANNEL) return option.choices ?? [];
  return (guildOf(state.channelId)?.channels ?? [])
    .filter((channel) => channel.type !== CATEGORY)
    .map((channel) => ({ name: channel.name, value: channel.id }));
}
