/**
 * Several people in one window, for `?as=Marie,Bob`: a page for each, in a frame. Who is there stands in the addresses,
 * so that it outlives a reload.
 */

import { h } from "./dom.js";

const SEPARATOR = ",";

/** @returns {string[]} whom an address names @param {string} address */
const namesIn = (address) => (new URL(address).searchParams.get("as") ?? "").split(SEPARATOR).filter(Boolean);

/** @returns {string} an address with other people in it @param {string} address @param {string[]} names */
function withNames(address, names) {
  const url = new URL(address);
  url.searchParams.set("as", names.join(SEPARATOR));
  return url.href;
}

/** Whether this page is one of several in a window. */
export const isFramed = () => parent !== window;

/** Draw a frame for each person of the address; false where it is one page for one person. */
export function drawSides() {
  const names = namesIn(location.href);
  if (names.length < 2 || isFramed()) return false;
  const frames = names.map((name) => h("iframe", { src: withNames(location.href, [name]), title: name }));
  document.body.classList.add("sides");
  document.body.replaceChildren(...frames);
  return true;
}

/** Somebody else joins this page's person in the window. @param {string} me @param {string} other */
export function addSide(me, other) {
  location.assign(withNames(location.href, [me, other]));
}

/** This page's side goes; the others stay. */
export function closeSide() {
  const names = [...parent.document.querySelectorAll("iframe")]
    .filter((frame) => frame.contentWindow !== window)
    .flatMap((frame) => namesIn(frame.contentWindow?.location.href ?? frame.src));
  parent.location.assign(withNames(parent.location.href, names));
}

/** The address, and the window's, tell who this page is from now on. @param {string} name */
export function rename(name) {
  history.replaceState(null, "", withNames(location.href, [name]));
  if (!isFramed()) return;
  const frames = [...parent.document.querySelectorAll("iframe")];
  const names = frames.flatMap((frame) => namesIn(frame.contentWindow?.location.href ?? frame.src));
  parent.history.replaceState(null, "", withNames(parent.location.href, names));
}
