/**
 * Pictures: avatars, emojis, attachments. Nothing is loaded from anywhere but this server; what lies elsewhere
 * is named.
 */

import { h } from "./dom.js";
import { nameOf, state, userOf } from "./state.js";

const AVATAR_COLOURS = ["#5865f2", "#3b7d4f", "#a8324f", "#9a5b00", "#7a3fb0", "#00728f", "#b0451d"];
/** Every emoji that draws as a picture by itself, flags and families included. */
const UNICODE_EMOJI = /\p{RGI_Emoji}/gv;

/** @param {import("./state.js").User} user */
export function avatar(user, spec = "span.avatar") {
  const initials = nameOf(user)
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();
  const element = h(spec, { "aria-hidden": "true", data: { initials } });
  const hash = [...user.id].reduce((sum, digit) => (sum * 31 + Number(digit)) % 9973, 0);
  element.style.background = AVATAR_COLOURS[hash % AVATAR_COLOURS.length];
  return element;
}

/** `<:name:id>` as an image; its name where the image is missing. @param {{id: string, name: string}} emoji */
export function customEmoji({ id, name }) {
  const label = `:${name}:`;
  const attributes = {
    src: `/cdn/emojis/${id}.png`,
    alt: label,
    title: label,
    draggable: "false",
    data: { emoji: name },
  };
  const image = h("img.emoji", attributes);
  image.addEventListener("error", () => image.replaceWith(h("span.emoji-missing", {}, label)));
  return image;
}

/** Text with its emojis somewhat larger, as Discord draws them. @param {string} text @returns {(Node|string)[]} */
export function withEmojis(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(UNICODE_EMOJI)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(h("span.glyph", {}, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** A component's partial emoji object. @param {{id?: string|null, name?: string}|null|undefined} emoji */
export function componentEmoji(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji({ id: emoji.id, name: emoji.name ?? "emoji" }) : h("span.glyph", {}, emoji.name ?? "");
}

/**
 * The address of a media item on this server, or null when it lies elsewhere.
 * @param {{url: string}} media as Discord's unfurled media item
 * @param {import("./state.js").Message} message its attachments resolve `attachment://name`
 */
export function localUrl(media, message) {
  let address = media.url;
  if (address.startsWith("attachment://")) {
    const name = address.slice("attachment://".length);
    address = message.attachments?.find((attachment) => attachment.filename === name)?.url ?? "";
  }
  const url = URL.parse(address, location.href);
  const local = address !== "" && url?.origin === location.origin;
  return local ? url.href : null;
}

/**
 * @param {any} item thumbnail or gallery item: {media, description, spoiler}
 * @param {import("./state.js").Message} message
 */
export function picture(item, message) {
  const url = localUrl(item.media, message);
  const alt = item.description ?? "";
  if (url) return h("img", { src: url, alt, title: alt || null });
  const owner = /\/avatars\/(\d+)\//.exec(item.media.url)?.[1];
  const unseen = item.media.url.includes("/embed/avatars/"); // somebody without a picture: only the words say who
  const user = owner ? userOf(owner) : unseen && state.people.find((each) => alt.includes(nameOf(each)));
  if (user) return avatar(user, "span.avatar.large");
  return h("span.media-elsewhere", { role: "img", "aria-label": alt || "picture" }, alt || "🖼");
}
