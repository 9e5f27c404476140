/** The entry field: plain text is said in the channel; a slash lists the commands, and one of them opens its form. */

import { openCommand } from "./command-form.js";
import { actionsOf, matching } from "./commands.js";
import { byId, h, icon } from "./dom.js";
import { createListbox } from "./listbox.js";
import { send } from "./socket.js";
import { channelOf, guildOf, on, state } from "./state.js";

/** @type {HTMLTextAreaElement} */ let field;
/** @type {ReturnType<typeof createListbox>} */ let list;
/** @type {HTMLElement} */ let suggestions;
/** @type {HTMLElement} */ let line;
/** @type {HTMLElement} */ let refusal;

export function startEntry() {
  list = createListbox({
    label: "Commands",
    onPick: pick,
    onMove: (id) => field.setAttribute("aria-activedescendant", id ?? ""),
  });
  suggestions = h(
    "div.suggestions",
    { hidden: true, data: { role: "suggestions" } },
    h("h3", {}, "Commands"),
    list.element,
  );
  field = /** @type {HTMLTextAreaElement} */ (
    h("textarea", {
      rows: "1",
      maxlength: "2000",
      "aria-label": "Message",
      autocomplete: "off",
      "aria-controls": list.element.id,
      data: { role: "entry" },
    })
  );
  field.addEventListener("input", suggest);
  field.addEventListener("keydown", onKey);
  field.addEventListener("blur", () => setTimeout(() => field !== document.activeElement && hide(), 150));
  field.addEventListener("focus", suggest);
  const button = h("button.send", { type: "button", "aria-label": "Send", onclick: submit }, icon("send"));
  line = h("div.line", {}, field, button);
  refusal = h("p.refusal", { role: "alert", hidden: true });
  byId("entry").replaceChildren(suggestions, refusal, line);
  on("compose", ({ commandId, name }) => compose(commandId, name));
  on("refused", (/** @type {string} */ error) => leave({ error }));
  on("channel", () => {
    greet();
    if (matchMedia("(hover: hover)").matches) field.focus();
  });
  on("world", greet);
  on("connection", greet);
}

const actions = () => actionsOf(state.commands, guildOf(state.channelId)?.id);

function greet() {
  const channel = channelOf(state.channelId);
  field.placeholder = channel ? `Message #${channel.name}` : "";
  field.disabled = !state.connected || !channel;
}

function suggest() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, 160)}px`;
  refusal.hidden = true;
  if (!field.value.startsWith("/") || field.value.includes("\n")) return hide();
  const typed = field.value.slice(1);
  const exact = typed.endsWith(" ") && actions().find((action) => action.name === typed.trim());
  if (exact) return enter(exact);
  const found = matching(actions(), typed);
  const appName = state.application?.name ?? "";
  list.set(
    found.map((action) => ({ key: action.name, title: `/${action.name}`, detail: action.description, aside: appName })),
    0,
  );
  suggestions.hidden = found.length === 0;
}

function hide() {
  suggestions.hidden = true;
}

/** @param {string} name */
function pick(name) {
  const action = actions().find((each) => each.name === name);
  if (action) enter(action);
}

/** A command mention was pressed. @param {string} commandId @param {string} name */
function compose(commandId, name) {
  const action =
    actions().find((each) => each.commandId === commandId && each.name === name) ??
    actions().find((each) => each.name === name);
  if (action) enter(action);
  else {
    field.value = `/${name}`;
    field.focus();
  }
}

/** The line becomes the form of a command until it is sent or left. @param {import("./commands.js").Action} action */
function enter(action) {
  hide();
  field.value = "";
  refusal.hidden = true;
  document.querySelector("#entry .command")?.remove();
  line.hidden = true;
  const form = openCommand(action, leave);
  line.after(form.element);
  form.begin();
}

/** @param {import("./command-form.js").Outcome} [outcome] */
function leave({ error, text } = {}) {
  if (error) {
    refusal.textContent = error;
    refusal.hidden = false;
    return;
  }
  document.querySelector("#entry .command")?.remove();
  line.hidden = false;
  field.value = text ?? "";
  field.focus();
  suggest();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.isComposing) return;
  const active = suggestions.hidden ? null : list.active();
  if (active && ["ArrowDown", "ArrowUp"].includes(event.key)) list.move(event.key === "ArrowDown" ? 1 : -1);
  else if (active && (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey))) pick(active.key);
  else if (!suggestions.hidden && event.key === "Escape") hide();
  else if (event.key === "Enter" && !event.shiftKey) submit();
  else return;
  event.preventDefault();
}

function submit() {
  const content = field.value.trim();
  if (!content || !state.channelId || field.disabled) return;
  send({ t: "say", channel_id: state.channelId, content });
  field.value = "";
  suggest();
}
