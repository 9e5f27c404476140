/** The form of one slash command in the entry line: a pill for each option, with choices and autocomplete. */

import { OptionType, TYPE_NAMES, readValue } from "./commands.js";
import { h, icon } from "./dom.js";
import { createListbox } from "./listbox.js";
import { createPill } from "./option-pill.js";
import { request } from "./socket.js";
import { state } from "./state.js";

/**
 * @param {import("./commands.js").Action} action
 * @param {(outcome?: {error?: string, text?: string, focus?: boolean}) => void} onEnd left, sent, or refused
 * @returns {{element: HTMLElement, begin: () => void}}
 */
export function openCommand(action, onEnd) {
  /** @type {ReturnType<typeof createPill>[]} */ const pills = [];
  const channelId = state.channelId ?? "";
  const hint = h("div.option-hint", {});
  const list = createListbox({ label: "Choices", onPick: (key) => source.pick(key), onMove: (id) => tail.setAttribute("aria-activedescendant", id ?? "") });
  const panel = h("div.suggestions", { data: { role: "choices" } }, hint, list.element);
  const tail = /** @type {HTMLInputElement} */ (h("input.tail", { type: "text", "aria-label": "Add an option, or press Enter to send", autocomplete: "off", enterkeyhint: "send", data: { role: "tail" } }));
  const name = h("span.command-name", {}, `/${action.name}`);
  const send = h("button.send", { type: "button", "aria-label": "Send command", onclick: submit }, icon("send"));
  const cancel = h("button.cancel", { type: "button", "aria-label": "Cancel command", onclick: () => onEnd() }, icon("close"));
  const line = h("div.line.pills", {}, name, tail, cancel, send);
  const element = h("div.command", { data: { command: action.name } }, panel, line);
  /** What the list offers now, and what picking from it does. @type {{pick: (key: string) => void}} */
  let source = { pick: addOption };

  for (const option of action.options.filter((each) => each.required)) add(option);
  tail.addEventListener("input", offerOptions);
  tail.addEventListener("focus", offerOptions);
  line.addEventListener("keydown", onKey);

  /** @param {import("./state.js").Option} option */
  function add(option) {
    const pill = createPill(option, { onFocus: () => offerChoices(pill), onInput: () => offerChoices(pill), context: values });
    pills.push(pill);
    tail.before(pill.element);
    return pill;
  }

  const unused = () => action.options.filter((option) => !pills.some((pill) => pill.option === option));
  const values = () => ({ channel_id: channelId, command_id: action.commandId, path: action.path, options: readAll(pills) });

  function offerOptions() {
    const typed = tail.value.trim().toLowerCase().replace(/:$/, "");
    const items = unused().filter((option) => option.name.includes(typed));
    hint.replaceChildren(h("strong", {}, action.description));
    list.set(items.map((option) => ({ key: option.name, title: option.name, detail: option.description, aside: TYPE_NAMES[option.type] })), typed ? 0 : -1);
    source = { pick: addOption };
    if (tail.value.endsWith(":") && items.some((option) => option.name === typed)) addOption(typed);
  }

  /** @param {string} key an option's name */
  function addOption(key) {
    const option = unused().find((each) => each.name === key);
    if (!option) return;
    tail.value = "";
    add(option).focus();
  }

  /** @param {ReturnType<typeof createPill>} pill */
  async function offerChoices(pill) {
    const { option } = pill;
    const bounds = [option.min_value ?? option.min_length, option.max_value ?? option.max_length];
    const range = bounds.some((each) => each !== undefined) && ` · ${bounds[0] ?? "…"} to ${bounds[1] ?? "…"}`;
    const kind = h("span.aside", {}, TYPE_NAMES[option.type] ?? "", range || "", option.required ? " · required" : " · optional");
    hint.replaceChildren(h("strong", {}, option.name), " ", option.description, " ", kind);
    source = { pick: (key) => settle(pill, key) };
    const choices = await pill.choices();
    if (!pill.element.contains(document.activeElement)) return;
    list.set(choices.map((choice) => ({ key: String(choice.value), title: choice.name, lead: choice.lead?.() })), choices.length && !pill.settled() ? 0 : -1);
  }

  /** @param {ReturnType<typeof createPill>} pill @param {string} key */
  function settle(pill, key) {
    pill.take(key);
    focusNext();
  }

  function focusNext() {
    const empty = pills.find((pill) => pill.option.required && !pill.filled());
    if (empty) empty.focus();
    else tail.focus();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.isComposing || event.target === cancel || event.target === send) return;
    const active = list.active();
    const pill = pills.find((each) => each.element.contains(/** @type {Node} */ (event.target)));
    if (event.key === "ArrowDown" || event.key === "ArrowUp") list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Escape") onEnd();
    else if (active && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) source.pick(active.key);
    else if (event.key === "Enter") submit();
    else if (event.key === "Backspace" && !(/** @type {HTMLInputElement} */ (event.target).value)) goBack(pill);
    else return;
    event.preventDefault();
  }

  /** Backspace in an empty place: to the pill before, without an optional one, or out of the command. @param {ReturnType<typeof createPill>|undefined} pill */
  function goBack(pill) {
    const at = pill ? pills.indexOf(pill) : pills.length;
    if (pill && !pill.option.required) {
      pills.splice(at, 1);
      pill.element.remove();
    }
    if (at > 0) pills[at - 1].focus();
    else if (pills.length && pill && !pill.option.required) tail.focus();
    else onEnd({ text: `/${action.name}` });
  }

  async function submit() {
    const faulty = pills.find((pill) => pill.problem());
    if (faulty) {
      faulty.focus();
      hint.replaceChildren(h("strong", {}, faulty.option.name), " ", h("span.problem", { role: "alert" }, faulty.problem()));
      return;
    }
    const frame = { t: "slash", ...values() };
    onEnd();
    try {
      await request(frame);
    } catch (error) {
      onEnd({ error: `/${action.name}: ${error.message}` });
    }
  }

  return { element, begin: focusNext };
}

/** The values as Discord types them; a half-typed one goes as text. @param {ReturnType<typeof createPill>[]} pills */
function readAll(pills) {
  const filled = pills.filter((pill) => pill.filled() && pill.option.type !== OptionType.ATTACHMENT);
  return Object.fromEntries(filled.map((pill) => [pill.option.name, readValue(pill.option, pill.key()).value ?? pill.key()]));
}
