/** A modal of the bot: a dialog over the page that is sent whole, or not at all. */

import { freshId, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { drawField } from "./modal-fields.js";
import { closeMenu } from "./menu.js";
import { request } from "./socket.js";

const Type = { ROW: 1, TEXT: 10, LABEL: 18 };
/** @type {HTMLDialogElement|null} */ let dialog = null;

/** @param {string} interactionId @param {{title: string, custom_id: string, components: any[]}} modal */
export function openModal(interactionId, modal) {
  shut();
  /** @type {import("./modal-fields.js").Field[]} */ const fields = [];
  const parts = modal.components.map((component) => drawPart(component, fields));
  const problem = h("p.problem", { role: "alert", hidden: true });
  const title = h("h2", { id: freshId("modal-title") }, modal.title);
  const send = h("button.button.primary", { type: "submit", data: { role: "submit" } }, "Submit");
  const cancel = h("button.button.plain", { type: "button", onclick: shut, data: { role: "cancel" } }, "Cancel");
  const close = h("button.close", { type: "button", "aria-label": "Close", onclick: shut }, icon("close"));
  const form = h(
    "form",
    { novalidate: true },
    h("header", {}, title, close),
    h("div.parts", {}, parts, problem),
    h("footer", {}, cancel, send),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(interactionId, modal.custom_id, fields, problem, send);
  });
  const opened = /** @type {HTMLDialogElement} */ (
    h("dialog.modal", { "aria-labelledby": title.id, data: { modal: modal.custom_id } }, form)
  );
  opened.addEventListener("close", () => dialog === opened && shut());
  dialog = opened;
  document.body.append(dialog);
  dialog.showModal();
  const first = /** @type {HTMLElement|null} */ (dialog.querySelector(".parts :is(input, textarea, button)"));
  first?.focus();
}

function shut() {
  closeMenu(false);
  const closing = dialog;
  dialog = null;
  closing?.close();
  closing?.remove();
}

/**
 * @param {any} component
 * @param {import("./modal-fields.js").Field[]} fields those drawn so far; grows
 * @returns {Node}
 */
function drawPart(component, fields) {
  if (component.type === Type.TEXT) return markdown(component.content);
  if (component.type === Type.ROW)
    return h(
      "div",
      {},
      component.components.map((/** @type {any} */ each) => drawLabelled(each, each.label, null, fields)),
    );
  return drawLabelled(component.component, component.label, component.description, fields);
}

/**
 * @param {any} component
 * @param {string} label
 * @param {string|null} description
 * @param {import("./modal-fields.js").Field[]} fields
 */
function drawLabelled(component, label, description, fields) {
  const id = freshId("field");
  const field = drawField(component, { id, label });
  fields.push(field);
  const star = field.required && h("span.required", { title: "Required" }, " *");
  const hint = description && h("p.description", { id: `${id}-hint` }, description);
  const error = h("p.problem", { id: `${id}-error`, role: "alert", hidden: true });
  field.element.setAttribute("aria-describedby", `${id}-hint ${id}-error`);
  const head = field.grouped
    ? h("div.field-label", { id: `${id}-label` }, label, star)
    : h("label.field-label", { for: id }, label, star);
  return h("div.field", { data: { field: component.custom_id } }, head, hint, field.element, error);
}

/**
 * @param {import("./modal-fields.js").Field[]} fields
 * @returns {boolean} whether all may be sent; marks what may not
 */
function check(fields) {
  const faulty = fields.filter((field) => {
    const problem = field.problem();
    const line = field.element.parentElement?.querySelector(":scope > .problem");
    if (line) show(/** @type {HTMLElement} */ (line), problem);
    field.element.setAttribute("aria-invalid", String(Boolean(problem)));
    return problem;
  });
  faulty[0]?.focus();
  return faulty.length === 0;
}

/** @param {HTMLElement} line @param {string|null} text */
function show(line, text) {
  line.hidden = !text;
  line.textContent = text ?? "";
}

/**
 * @param {string} interactionId
 * @param {string} customId
 * @param {import("./modal-fields.js").Field[]} fields
 * @param {HTMLElement} problem
 * @param {HTMLElement} send
 */
async function submit(interactionId, customId, fields, problem, send) {
  if (!check(fields) || send.hasAttribute("aria-busy")) return;
  const sent = dialog;
  const entries = fields.map((field) => [field.customId, field.value()]).filter(([, value]) => value !== undefined);
  send.setAttribute("aria-busy", "true");
  show(problem, null);
  try {
    await request({
      t: "submit",
      interaction_id: interactionId,
      custom_id: customId,
      values: Object.fromEntries(entries),
    });
    if (dialog === sent) shut();
  } catch (error) {
    show(problem, error.message);
  }
  send.removeAttribute("aria-busy");
}
