/** One option of a slash command being typed: its name, its field, and what may be chosen for it. */

import { OptionType, readValue } from "./commands.js";
import { h } from "./dom.js";
import { avatar } from "./media.js";
import { request } from "./socket.js";
import { guildOf, nameOf, state } from "./state.js";

/** @typedef {{name: string, value: unknown, lead?: () => Node}} Choice */

const TYPING_PAUSE_MS = 150;
const CATEGORY = 4;
const MOST_CHOICES = 25;

/**
 * @param {import("./state.js").Option} option
 * @param {{onFocus: () => void, onInput: () => void, context: () => object}} hooks context: the command as it stands,
 *   for autocomplete
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
  const element = h(
    "label.pill",
    { title: option.description, data: { type: option.type } },
    h("span.pill-name", {}, option.name, option.required && h("b", { title: "Required" }, "*")),
    input,
  );
  /** @type {Choice[]} */ let offered = [];
  /** @type {Choice|null} */ let chosen = null;
  let asked = 0;

  input.addEventListener("focus", onFocus);
  input.addEventListener("input", () => {
    chosen = null;
    fit();
    onInput();
  });
  fit();

  function fit() {
    input.style.width = `${Math.max(4, Math.min(28, [...input.value].length + 1))}ch`;
  }

  /** @returns {Promise<Choice[]>} what the list shows for what is typed so far */
  async function choices() {
    const typed = input.value.trim().toLowerCase();
    if (option.autocomplete) offered = await ask(typed);
    else offered = fixedChoices(option).filter((choice) => chosen || choice.name.toLowerCase().includes(typed));
    return offered.slice(0, MOST_CHOICES);
  }

  /** Autocomplete of the bot; an answer that came too late counts nothing. @param {string} typed */
  async function ask(typed) {
    const number = ++asked;
    if (typed) await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
    if (number !== asked) return offered;
    try {
      const answer = await request({ t: "autocomplete", ...context(), focused: option.name });
      return number === asked ? answer.choices : offered;
    } catch {
      return [];
    }
  }

  /** @param {string} key the text of a choice's value */
  function take(key) {
    chosen = offered.find((choice) => String(choice.value) === key) ?? null;
    input.value = chosen?.name ?? key;
    fit();
  }

  /** The text of the value: a choice typed by its name counts as chosen. */
  function key() {
    const typed = input.value.trim();
    const named = chosen ?? fixedChoices(option).find((choice) => choice.name.toLowerCase() === typed.toLowerCase());
    return named ? String(named.value) : typed;
  }

  function problem() {
    if (!input.value.trim()) return option.required ? "This option is required." : null;
    const fixed = option.choices ?? [];
    if (fixed.length && !fixed.some((choice) => String(choice.value) === key())) return "Choose one of the list.";
    return readValue(option, key()).problem ?? null;
  }

  return {
    option,
    element,
    choices,
    take,
    key,
    problem,
    focus: () => input.focus(),
    filled: () => input.value.trim() !== "",
    settled: () => chosen !== null,
  };
}

/** @param {import("./state.js").Option} option @returns {Choice[]} */
function fixedChoices(option) {
  const { BOOLEAN, CHANNEL, MENTIONABLE, USER } = OptionType;
  if (option.type === BOOLEAN)
    return [
      { name: "True", value: true },
      { name: "False", value: false },
    ];
  if (option.type === USER || option.type === MENTIONABLE) {
    return state.people.map((user) => ({
      name: nameOf(user),
      value: user.id,
      lead: () => avatar(user, "span.avatar.small"),
    }));
  }
  if (option.type !== CHANNEL) return option.choices ?? [];
  return (guildOf(state.channelId)?.channels ?? [])
    .filter((channel) => channel.type !== CATEGORY)
    .map((channel) => ({ name: channel.name, value: channel.id }));
}
