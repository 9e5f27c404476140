/** A list to pick from while the focus stays elsewhere: menus of selects, slash commands, choices. */

import { freshId, h, icon } from "./dom.js";

/**
 * @typedef {{key: string, title: string, detail?: string|null, lead?: Node|null, aside?: string, checked?: boolean,
 *   disabled?: boolean}} Item `lead` stands before the title (an emoji), `aside` at the right
 */

/**
 * @param {{label: string, boxes?: boolean, onPick: (key: string) => void, onMove?: (id: string|null) => void}} options
 *   boxes: several can be checked; onMove hears which element is active, for aria-activedescendant
 */
export function createListbox({ label, boxes = false, onPick, onMove = () => {} }) {
  const id = freshId("list");
  const attributes = { role: "listbox", "aria-label": label, id, "aria-multiselectable": boxes && "true" };
  const element = h("ul.listbox", attributes);
  /** @type {Item[]} */ let items = [];
  let active = -1;

  /** @param {Item[]} next @param {number} [start] which is active at first; -1 none */
  function set(next, start = -1) {
    items = next;
    const onHover = (/** @type {number} */ index) => index !== active && activate(index, false);
    element.replaceChildren(...items.map((item, index) => drawItem(item, index, { id, boxes, onPick, onHover })));
    activate(start < items.length ? start : -1);
  }

  /** @param {number} index @param {boolean} [scroll] */
  function activate(index, scroll = true) {
    element.children[active]?.classList.remove("active");
    active = index;
    const row = element.children[active];
    row?.classList.add("active");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
    onMove(row?.id ?? null);
  }

  /** @param {number} step +1 down, -1 up; wraps, and skips what is disabled */
  function move(step) {
    for (let tried = 0, next = active; tried < items.length; tried++) {
      next = next < 0 && step < 0 ? items.length - 1 : (next + step + items.length) % items.length;
      if (!items[next].disabled) return activate(next);
    }
  }

  return { element, set, move, active: () => items[active] ?? null, activeIndex: () => active };
}

/**
 * @param {Item} item
 * @param {number} index
 * @param {{id: string, boxes: boolean, onPick: (key: string) => void, onHover: (index: number) => void}} list
 */
function drawItem(item, index, { id, boxes, onPick, onHover }) {
  const mark = boxes && h(item.checked ? "span.box.on" : "span.box", {}, item.checked && icon("check"));
  const text = h("span.text", {}, h("span.title", {}, item.title), item.detail && h("span.detail", {}, item.detail));
  const attributes = {
    role: "option",
    id: `${id}-${index}`,
    "aria-selected": String(Boolean(item.checked)),
    "aria-disabled": item.disabled && "true",
    data: { option: item.key },
    onpointermove: () => !item.disabled && onHover(index),
    // The focus stays in the field that the list belongs to.
    onmousedown: (/** @type {Event} */ event) => event.preventDefault(),
    onclick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      if (!item.disabled) onPick(item.key);
    },
  };
  return h("li", attributes, item.lead, text, item.aside && h("span.aside", {}, item.aside), mark);
}
