/** The form of one slash command in the entry line: a pill for each option, with choices and autocomplete. */

import { OptionType, TYPE_NAMES, readValue } from "./commands.js";
import { h, icon } from "./dom.js";
import { createListbox } from "./listbox.js";
import { choicesFor, createPill, isFilled, keyOf, problemOf, take } from "./option-pill.js";
import { request } from "./socket.js";
import { state } from "./state.js";

/**
 * @typedef {import("./option-pill.js").Pill} Pill
 * @typedef {{action: import("./commands.js").Action, channelId: string, pills: Pill[], element: HTMLElement,
 *   hint: HTMLElement, tail: HTMLInputElement, list: ReturnType<typeof createListbox>, pick: (key: string) => void,
 *   onEnd: (outcome?: Outcome) => void}} Form `tail` is the empty place behind the pills; `pick` takes from the list
 * @typedef {{error?: string, text?: string}} Outcome a refusal, or text to leave in the entry field
 */

/**
 * @param {import("./commands.js").Action} action
 * @param {(outcome?: Outcome) => void} onEnd left or sent, and again when it was refused
 * @returns {{element: HTMLElement, begin: () => void}}
 */
export function openCommand(action, onEnd) {
  const hint = h("div.option-hint", {});
  const tellActive = (/** @type {string|null} */ id) => form.tail.setAttribute("aria-activedescendant", id ?? "");
  const list = createListbox({ label: "Choices", onPick: (key) => form.pick(key), onMove: tellActive });
  const tailLabel = "Add an option, or press Enter to send";
  const tail = h("input.tail", {
    type: "text",
    "aria-label": tailLabel,
    autocomplete: "off",
    enterkeyhint: "send",
    data: { role: "tail" },
  });
  const element = h(
    "div.command",
    { data: { command: action.name } },
    h("div.suggestions", { data: { role: "choices" } }, hint, list.element),
  );
  /** @type {Form} */
  const form = {
    action,
    channelId: state.channelId ?? "",
    pills: [],
    element,
    hint,
    tail: /** @type {HTMLInputElement} */ (tail),
    list,
    pick: () => {},
    onEnd,
  };
  element.append(drawLine(form));
  for (const option of action.options) if (option.required) addPill(form, option);
  return { element, begin: () => focusNext(form) };
}

/** @param {Form} form */
function drawLine(form) {
  const name = h("span.command-name", {}, `/${form.action.name}`);
  const cancel = h(
    "button.cancel",
    { type: "button", "aria-label": "Cancel command", onclick: () => form.onEnd() },
    icon("close"),
  );
  const send = h(
    "button.send",
    { type: "button", "aria-label": "Send command", onclick: () => submit(form) },
    icon("send"),
  );
  form.tail.addEventListener("input", () => offerOptions(form));
  form.tail.addEventListener("focus", () => offerOptions(form));
  const onkeydown = (/** @type {KeyboardEvent} */ event) => onKey(form, event);
  return h("div.line.pills", {}, h("div.fields", { onkeydown }, name, form.tail), cancel, send);
}

/** @param {Form} form @param {import("./state.js").Option} option */
function addPill(form, option) {
  const offer = () => offerChoices(form, pill);
  const pill = createPill(option, { onFocus: offer, onInput: offer, context: () => contextOf(form) });
  form.pills.push(pill);
  form.tail.before(pill.element);
  return pill;
}

/** The command as it stands; a value that is half typed goes as text. @param {Form} form */
function contextOf({ action, channelId, pills }) {
  const filled = pills.filter((pill) => isFilled(pill) && pill.option.type !== OptionType.ATTACHMENT);
  const options = filled.map((pill) => [pill.option.name, readValue(pill.option, keyOf(pill)).value ?? keyOf(pill)]);
  return {
    channel_id: channelId,
    command_id: action.commandId,
    path: action.path,
    options: Object.fromEntries(options),
  };
}

/** @param {Form} form */
const unusedIn = ({ action, pills }) =>
  action.options.filter((option) => !pills.some((pill) => pill.option === option));

/** In the tail: the options that could still be added. @param {Form} form */
function offerOptions(form) {
  const typed = form.tail.value.trim().toLowerCase();
  const name = typed.replace(/:$/, "");
  const found = unusedIn(form).filter((option) => option.name.includes(name));
  form.pick = (key) => addOption(form, key);
  if (typed.endsWith(":") && found.some((option) => option.name === name)) return form.pick(name);
  form.hint.replaceChildren(h("strong", {}, form.action.description));
  const items = found.map((option) => ({
    key: option.name,
    title: option.name,
    detail: option.description,
    aside: TYPE_NAMES[option.type],
  }));
  form.list.set(items, typed ? 0 : -1);
}

/** @param {Form} form @param {string} name */
function addOption(form, name) {
  const option = unusedIn(form).find((each) => each.name === name);
  if (!option) return;
  form.tail.value = "";
  addPill(form, option).input.focus();
}

/**
 * In a pill: what it asks for, and the values to choose from; none of those offered before.
 * @param {Form} form
 * @param {Pill} pill
 */
async function offerChoices(form, pill) {
  const { option } = pill;
  form.hint.replaceChildren(
    h("strong", {}, option.name),
    " ",
    option.description,
    " ",
    h("span.aside", {}, demandsOf(option)),
  );
  form.pick = (key) => {
    take(pill, key);
    focusNext(form);
  };
  form.list.set([]);
  const choices = await choicesFor(pill);
  if (document.activeElement !== pill.input) return;
  const items = choices.map((choice) => ({ key: String(choice.value), title: choice.name, lead: choice.lead?.() }));
  form.list.set(items, items.length && !pill.chosen ? 0 : -1);
}

/** "whole number · 3 to 13 · required". @param {import("./state.js").Option} option */
function demandsOf(option) {
  const [low, high] = [option.min_value ?? option.min_length, option.max_value ?? option.max_length];
  const range = low !== undefined || high !== undefined ? `${low ?? "…"} to ${high ?? "…"}` : null;
  return [TYPE_NAMES[option.type], range, option.required ? "required" : "optional"].filter(Boolean).join(" · ");
}

/** @param {Form} form */
function focusNext({ pills, tail }) {
  const empty = pills.find((pill) => pill.option.required && !isFilled(pill));
  if (empty) empty.input.focus();
  else tail.focus();
}

/** @param {Form} form @param {KeyboardEvent} event */
function onKey(form, event) {
  if (event.isComposing) return;
  const input = /** @type {HTMLInputElement} */ (event.target);
  const active = form.list.active();
  const forward = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
  if (event.key === "ArrowDown" || event.key === "ArrowUp") form.list.move(event.key === "ArrowDown" ? 1 : -1);
  else if (event.key === "Escape") form.onEnd();
  else if (active && forward) form.pick(active.key);
  else if (event.key === "Enter") submit(form);
  else if (event.key === "Backspace" && !input.value)
    goBack(
      form,
      form.pills.find((pill) => pill.input === input),
    );
  else return;
  event.preventDefault();
}

/**
 * Backspace in an empty place: the optional pill goes, then to the one before, at last out of the command.
 * @param {Form} form
 * @param {Pill|undefined} pill
 */
function goBack(form, pill) {
  const before = form.pills[(pill ? form.pills.indexOf(pill) : form.pills.length) - 1];
  const removable = pill && !pill.option.required;
  if (removable) {
    form.pills = form.pills.filter((each) => each !== pill);
    pill.element.remove();
  }
  if (before) before.input.focus();
  else if (removable) form.tail.focus();
  else form.onEnd({ text: `/${form.action.name}` });
}

/** @param {Form} form */
async function submit(form) {
  const faulty = form.pills.find((pill) => problemOf(pill));
  if (faulty) {
    faulty.input.focus();
    form.hint.replaceChildren(
      h("strong", {}, faulty.option.name),
      " ",
      h("span.problem", { role: "alert" }, problemOf(faulty)),
    );
    return;
  }
  const frame = { t: "slash", ...contextOf(form) };
  form.onEnd();
  try {
    await request(frame);
  } catch (error) {
    form.onEnd({ error: `/${form.action.name}: ${error.message}` });
  }
}
