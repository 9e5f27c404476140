/** The field of a select menu, of messages and modals alike; `menu.js` opens its list. */

import { boundsOf, choicesOf, leadOf } from "./choices.js";
import { h, icon, subjectOf } from "./dom.js";
import { closeMenu, menuField, openMenu } from "./menu.js";

/**
 * @param {any} select the component
 * @param {{values: string[], pending?: boolean, label?: string, onChoose: (values: string[]) => void}} options
 *   onChoose fires once per choice, and only when it differs from `values`
 */
export function drawSelect(select, { values, pending = false, label, onChoose }) {
  const choices = choicesOf(select);
  const attributes = {
    type: "button",
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": label ?? (select.placeholder || "Make a selection"),
    disabled: select.disabled,
    "aria-busy": pending && "true",
    data: { key: select.placeholder ?? "", customId: select.custom_id, values: values.join(" ") },
    subject: pending ? null : { select, choices, values, onChoose },
  };
  const shown = choices.filter((choice) => values.includes(choice.value));
  const field = h("button.select", attributes, h("span.values", {}, drawValues(select, shown)), icon("chevron"));
  field.addEventListener("click", () => {
    const wasOpen = menuField() === field;
    closeMenu(true);
    const question = subjectOf(field);
    if (!wasOpen && question) openMenu(field, question);
  });
  field.addEventListener("keydown", (event) => {
    if (menuField() || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    field.click();
  });
  return field;
}

/** @param {any} select @param {import("./choices.js").Choice[]} shown */
function drawValues(select, shown) {
  if (!shown.length) return h("span.placeholder", {}, select.placeholder || "Make a selection");
  const spec = boundsOf(select).max > 1 ? "span.value.tag" : "span.value";
  return shown.map((choice) => h(spec, {}, leadOf(choice), choice.label));
}
