/**
 * The list of a select, laid over the page. At most one is open. It fires once: on a pick, or when several are
 * confirmed.
 */

import { boundsOf, leadOf } from "./choices.js";
import { h } from "./dom.js";
import { createListbox } from "./listbox.js";
import { on } from "./state.js";

/**
 * @typedef {{select: any, choices: import("./choices.js").Choice[], values: string[],
 *   onChoose: (values: string[]) => void}} Question
 * @typedef {Question & {field: HTMLElement, messageId: string|undefined, min: number, max: number, boxes: boolean,
 *   picked: string[], list: ReturnType<typeof createListbox>, confirm: HTMLElement, panel: HTMLElement}} Menu
 */

/** @type {Menu|null} */ let menu = null;

export const menuField = () => menu?.field ?? null;

/** @param {HTMLElement} field @param {Question} question */
export function openMenu(field, question) {
  const { min, max } = boundsOf(question.select);
  const boxes = max > 1 || min === 0;
  const label = field.getAttribute("aria-label") ?? "";
  const list = createListbox({ label, boxes, onPick: pick, onMove: tellActive });
  const confirm = h(
    "button.primary.confirm",
    { type: "button", onclick: () => closeMenu(true), data: { role: "confirm" } },
    "Confirm",
  );
  const panel = h(
    "div.menu",
    { data: { menuOf: question.select.custom_id } },
    list.element,
    boxes && confirm,
    !question.choices.length && h("p.nothing", {}, "Nothing to choose"),
  );
  const messageId = /** @type {HTMLElement|null} */ (field.closest("[data-message-id]"))?.dataset.messageId;
  menu = { ...question, field, messageId, min, max, boxes, picked: [...question.values], list, confirm, panel };
  const first = question.choices.findIndex((choice) => question.values.includes(choice.value));
  drawChoices(menu, Math.max(0, first));
  (field.closest("dialog") ?? document.body).append(panel);
  attach(menu, field);
}

/** @param {boolean} keep whether what is picked counts; a choice that is already shown fires nothing */
export function closeMenu(keep) {
  if (!menu) return;
  const { choices, field, onChoose, panel, picked, values } = menu;
  const counts = keep && fits(menu);
  menu = null;
  panel.remove();
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
  const ordered = choices.map((choice) => choice.value).filter((value) => picked.includes(value));
  if (counts && ordered.join("\n") !== values.join("\n")) onChoose(ordered);
}

/** @param {Menu} open */
const fits = ({ picked, min, max }) => picked.length >= min && picked.length <= max;

/** @param {string} value */
function pick(value) {
  if (!menu) return;
  const { boxes, max, picked } = menu;
  if (!boxes) {
    menu.picked = [value];
    closeMenu(true);
    return;
  }
  menu.picked = picked.includes(value)
    ? picked.filter((each) => each !== value)
    : [...(max === 1 ? [] : picked), value];
  drawChoices(menu, menu.list.activeIndex());
}

/** @param {Menu} open @param {number} start */
function drawChoices(open, start) {
  const { boxes, choices, confirm, list, max, min, picked } = open;
  const full = boxes && max > 1 && picked.length >= max;
  const items = choices.map((choice) => {
    const checked = picked.includes(choice.value);
    const { value: key, label: title, description: detail } = choice;
    return { key, title, detail, lead: leadOf(choice), checked, disabled: full && !checked };
  });
  list.set(items, start);
  confirm.toggleAttribute("disabled", !fits(open));
  confirm.textContent = max > 1 ? `Confirm (${picked.length} of ${min === max ? max : `${min}–${max}`})` : "Confirm";
}

/** @param {string|null} id */
function tellActive(id) {
  if (id) menu?.field.setAttribute("aria-activedescendant", id);
}

/** @param {Menu} open @param {HTMLElement} field */
function attach(open, field) {
  open.field = field;
  field.setAttribute("aria-expanded", "true");
  field.setAttribute("aria-controls", open.list.element.id);
  place(open.panel, field);
}

/** Below the field, or above where there is more room. @param {HTMLElement} panel @param {HTMLElement} field */
function place(panel, field) {
  const box = field.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const upwards = below < Math.min(panel.scrollHeight, 320) && box.top > below;
  panel.style.width = `${box.width}px`;
  panel.style.left = `${box.left}px`;
  panel.style.maxHeight = `${Math.min(360, upwards ? box.top - 12 : below)}px`;
  panel.style.top = upwards ? "auto" : `${box.bottom + 4}px`;
  panel.style.bottom = upwards ? `${innerHeight - box.top + 4}px` : "auto";
}

/** The message may have been drawn anew under its open menu: go on with the new field, if it still asks the same. */
function follow() {
  if (!menu) return;
  const path = `[data-message-id="${menu.messageId}"] [data-custom-id="${CSS.escape(menu.select.custom_id)}"]`;
  const field = menu.messageId ? /** @type {HTMLElement|null} */ (document.querySelector(path)) : menu.field;
  if (field && !field.hasAttribute("disabled")) attach(menu, field);
  else closeMenu(false);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (!menu) return;
  const { boxes, confirm, field, list } = menu;
  const onConfirm = document.activeElement === confirm;
  const takeActive = () => list.active() && pick(list.active()?.key ?? "");
  const act = {
    ArrowDown: () => list.move(1),
    ArrowUp: () => list.move(-1),
    Escape: () => closeMenu(false),
    Tab: () => (boxes && !onConfirm ? confirm.focus() : closeMenu(true)),
    Enter: () => (onConfirm ? closeMenu(true) : takeActive()),
    " ": takeActive,
  }[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
  if (!menu && field.isConnected) field.focus();
}

/** @param {Event} event */
function onPointer(event) {
  const target = /** @type {Node} */ (event.target);
  if (menu && !menu.panel.contains(target) && !menu.field.contains(target)) closeMenu(true);
}

/** To be called once. */
export function startMenus() {
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", onPointer, true);
  document.addEventListener("scroll", follow, true);
  addEventListener("resize", follow);
  on("drawn", follow);
  on("channel", () => closeMenu(false));
}
