/** Message components, V1 and V2, as elements. */

import { defaultsOf } from "./choices.js";
import { h, icon, subjectOf } from "./dom.js";
import { choose, press } from "./interact.js";
import { markdown, spoiler } from "./markdown.js";
import { componentEmoji, localUrl, picture, withEmojis } from "./media.js";
import { followLink } from "./navigate.js";
import { drawSelect } from "./select.js";
import { state } from "./state.js";

/** @typedef {import("./state.js").Message} Message */

/** Discord's component types that a message can hold. */
export const Type = {
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
};

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** @param {any[]|undefined} components @param {Message} message @returns {Node[]} */
export const drawComponents = (components, message) =>
  (components ?? []).map((component) => (DRAW[component.type] ?? drawUnknown)(component, message));

/** @type {Record<number, (component: any, message: Message) => Node>} */
const DRAW = {
  [Type.ROW]: (row, message) =>
    h(
      "div.row",
      { role: "group", data: { key: "row", count: row.components.length } },
      drawComponents(row.components, message),
    ),
  [Type.BUTTON]: drawButton,
  [Type.STRING_SELECT]: drawMessageSelect,
  [Type.USER_SELECT]: drawMessageSelect,
  [Type.ROLE_SELECT]: drawMessageSelect,
  [Type.MENTIONABLE_SELECT]: drawMessageSelect,
  [Type.CHANNEL_SELECT]: drawMessageSelect,
  [Type.SECTION]: (section, message) =>
    h(
      "div.section",
      {},
      h("div.section-texts", {}, drawComponents(section.components, message)),
      drawComponents([section.accessory], message),
    ),
  [Type.TEXT]: (text) => markdown(text.content),
  [Type.THUMBNAIL]: (item, message) => veil(item, h("div.thumbnail", {}, picture(item, message))),
  [Type.GALLERY]: (gallery, message) =>
    h(
      "div.gallery",
      { data: { key: "gallery", count: gallery.items.length } },
      gallery.items.map((/** @type {any} */ item) => drawGalleryItem(item, message)),
    ),
  [Type.FILE]: (file, message) => veil(file, drawFile(file.file, file.name, file.size, message)),
  [Type.SEPARATOR]: drawSeparator,
  [Type.CONTAINER]: drawContainer,
};

/** @param {any} component */
const drawUnknown = (component) => h("div.unknown", {}, `[component of type ${component.type}]`);

/** Under a spoiler's veil where the component asks for it. @param {any} component @param {HTMLElement} element */
const veil = (component, element) => (component.spoiler ? spoiler([element], "div.spoiler.veil") : element);

/** @param {any} container @param {Message} message */
function drawContainer(container, message) {
  const element = h("div.container", { data: { key: "container" } }, drawComponents(container.components, message));
  const colour = container.accent_color;
  if (colour !== null && colour !== undefined) {
    element.classList.add("accented");
    element.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
    element.dataset.accent = colour.toString(16).padStart(6, "0");
  }
  return veil(container, element);
}

/** @param {any} separator */
function drawSeparator({ divider = true, spacing = 1 }) {
  const spec = `${divider ? "hr" : "div"}.separator${spacing === 2 ? ".wide" : ""}`;
  return h(spec, { "aria-hidden": !divider && "true" });
}

/** @param {any} button @param {Message} message */
function drawButton(button, message) {
  const emoji = componentEmoji(button.emoji);
  const face = h("span.face", {}, emoji, emoji && button.label ? " " : null, button.label && withEmojis(button.label));
  if (button.style === 5) {
    const attributes = {
      href: button.url,
      target: "_blank",
      rel: "noopener noreferrer",
      title: button.url,
      onclick: followLink,
    };
    return h("a.button.secondary", attributes, face, icon("out"));
  }
  const pending = Boolean(state.pending.get(message.id)?.has(button.custom_id));
  const attributes = {
    type: "button",
    disabled: button.disabled,
    "aria-busy": pending && "true",
    "aria-label": button.label ? null : `${button.emoji?.name ?? "button"}`,
    // Its words are what a person presses: under another id it is still the same button.
    data: {
      key: `${button.emoji?.name ?? ""} ${button.label ?? ""}`,
      customId: button.custom_id,
      style: STYLES[button.style] ?? "",
    },
    subject: button.custom_id,
    onclick: (/** @type {Event} */ event) =>
      press(message, subjectOf(/** @type {Element} */ (event.currentTarget))),
  };
  const dots = pending && h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h(`button.button.${STYLES[button.style] ?? "secondary"}`, attributes, face, dots);
}

/** @param {any} select @param {Message} message */
function drawMessageSelect(select, message) {
  return drawSelect(select, {
    values: state.chosen.get(message.id)?.get(select.custom_id) ?? defaultsOf(select),
    pending: state.pending.get(message.id)?.has(select.custom_id),
    onChoose: (values) => choose(message, select.custom_id, values),
  });
}

/** @param {any} item @param {Message} message */
function drawGalleryItem(item, message) {
  const url = localUrl(item.media, message);
  const image = picture(item, message);
  return veil(
    item,
    url
      ? h("a.gallery-item", { href: url, target: "_blank", rel: "noopener" }, image)
      : h("div.gallery-item", {}, image),
  );
}

/**
 * @param {{url: string}} media
 * @param {string|undefined} name
 * @param {number|undefined} size bytes
 * @param {Message} message
 */
export function drawFile(media, name, size, message) {
  const url = localUrl(media, message);
  const title = name ?? media.url.split(/[/?]/).at(url ? -1 : 0) ?? "file";
  const detail = size !== undefined && h("small", {}, `${(size / 1024).toFixed(1)} kB`);
  const label = url
    ? h("a", { href: url, target: "_blank", rel: "noopener", download: title }, title)
    : h("span", {}, title);
  return h("div.file", {}, icon("file"), h("div", {}, label, detail));
}
