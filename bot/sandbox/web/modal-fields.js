/** The inputs of a modal. Each knows its value as the server wants it, and what is wrong with it. */

import { boundsOf, defaultsOf } from "./choices.js";
import { h } from "./dom.js";
import { drawSelect } from "./select.js";

/**
 * @typedef {{element: HTMLElement, customId: string, required: boolean, grouped: boolean, focus: () => void,
 *   value: () => string|string[]|boolean|undefined, problem: () => string|null}} Field
 *   grouped: several controls under one label; value undefined: nothing to send
 */

const Type = { TEXT_INPUT: 4, FILE_UPLOAD: 19, RADIO: 21, CHECKBOXES: 22, CHECKBOX: 23 };
const REQUIRED = "This is required.";

/** @param {any} component @param {{id: string, label: string}} head @returns {Field} */
export function drawField(component, { id, label }) {
  const draw = {
    [Type.TEXT_INPUT]: textField,
    [Type.RADIO]: choiceField,
    [Type.CHECKBOXES]: choiceField,
    [Type.CHECKBOX]: checkField,
    [Type.FILE_UPLOAD]: fileField,
  }[component.type];
  const field = draw ? draw(component, id) : selectField(component, id, label);
  return {
    customId: component.custom_id,
    required: component.required ?? true,
    grouped: false,
    focus: () => field.element.focus(),
    ...field,
  };
}

/** @param {any} component @param {string} id */
function textField(component, id) {
  const { custom_id: name, style, value, placeholder } = component;
  const [min, max, required] = [component.min_length ?? 0, component.max_length ?? 4000, component.required ?? true];
  const attributes = {
    id,
    name,
    placeholder,
    maxlength: max,
    rows: style === 2 ? 4 : null,
    autocomplete: "off",
    "aria-required": String(required),
    data: { customId: name },
  };
  const element = /** @type {HTMLInputElement} */ (h(style === 2 ? "textarea" : "input", attributes));
  element.value = value ?? "";
  const problem = () => {
    const { length } = [...element.value];
    if (!length) return required ? REQUIRED : null;
    if (length < min) return `At least ${min} characters.`;
    return length > max ? `At most ${max} characters.` : null;
  };
  return { element, value: () => element.value, problem };
}

/** @param {any} component @param {string} id @param {string} label */
function selectField(component, id, label) {
  const { min, max } = boundsOf(component);
  const required = component.required ?? true;
  const loose = { ...component, min_values: required ? min : 0 };
  let values = defaultsOf(component);
  const element = h("div.select-field", {});
  const draw = () => {
    const field = drawSelect(loose, { values, label, onChoose: keep });
    field.id = id;
    element.replaceChildren(field);
  };
  function keep(/** @type {string[]} */ next) {
    values = next;
    draw();
    element.querySelector("button")?.focus();
  }
  draw();
  const problem = () => {
    if (!values.length) return required ? REQUIRED : null;
    return values.length < min || values.length > max ? `Choose ${min === max ? min : `${min} to ${max}`}.` : null;
  };
  return { element, value: () => values, problem, focus: () => element.querySelector("button")?.focus() };
}

/** Radio group or checkbox group. @param {any} component @param {string} id */
function choiceField(component, id) {
  const { custom_id: name, options = [] } = component;
  const required = component.required ?? true;
  const isRadio = component.type === Type.RADIO;
  const min = isRadio ? 1 : Math.max(component.min_values ?? 1, required ? 1 : 0);
  const max = isRadio ? 1 : (component.max_values ?? options.length);
  const rows = options.map((/** @type {any} */ option) => {
    const input = h("input", {
      type: isRadio ? "radio" : "checkbox",
      name: id,
      value: option.value,
      checked: option.default,
    });
    const text = h(
      "span.text",
      {},
      h("span.title", {}, option.label),
      option.description && h("span.detail", {}, option.description),
    );
    return h("label.choice", { data: { option: option.value } }, input, text);
  });
  const element = h(
    "div.choices",
    { role: isRadio ? "radiogroup" : "group", "aria-labelledby": `${id}-label`, data: { customId: name } },
    rows,
  );
  const picked = () =>
    [...element.querySelectorAll("input")].filter((input) => input.checked).map((input) => input.value);
  const problem = () => {
    const { length } = picked();
    if (!length) return required ? REQUIRED : null;
    return length < min || length > max ? `Choose ${min === max ? min : `${min} to ${max}`}.` : null;
  };
  return {
    element,
    grouped: true,
    value: () => (isRadio ? picked()[0] : picked()),
    problem,
    focus: () => element.querySelector("input")?.focus(),
  };
}

/** @param {any} component @param {string} id */
function checkField(component, id) {
  const element = /** @type {HTMLInputElement} */ (
    h("input.checkbox", { type: "checkbox", id, checked: component.default, data: { customId: component.custom_id } })
  );
  return { element, required: false, value: () => element.checked, problem: () => null };
}

/** @param {any} component @param {string} id */
function fileField(component, id) {
  const element = h("p.description", { id, tabindex: "-1" }, "Files cannot be sent from the sandbox.");
  return {
    element,
    value: () => undefined,
    problem: () => ((component.required ?? true) ? "Files cannot be sent from the sandbox." : null),
  };
}
