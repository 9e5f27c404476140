/** Who this tab is: asked at first, remembered for the tab, changed by the switcher. */

import { h, refill } from "./dom.js";
import { avatar } from "./media.js";
import { addSide, rename } from "./side-by-side.js";
import { reconnect, send } from "./socket.js";
import { nameOf, on, state } from "./state.js";

const REMEMBERED = "sandbox.me";
/** @type {HTMLDialogElement|null} */ let dialog = null;
/** What is done with who is chosen in it. @type {(name: string) => void} */ let choose = become;
/** @type {() => HTMLElement[]} */ let drawPeople = () => [];
/** The server lists its people again whenever they change; on one connection a tab says only once who it is. */
let answered = false;

/** Who the address or the tab's memory says this is. @returns {string|null} a name or a user id */
const remembered = () => new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem(REMEMBERED);

/** @param {string} wanted name, username or id */
const find = (wanted) =>
  state.people.find((user) =>
    [user.id, user.username, user.global_name].some((each) => each?.toLowerCase() === wanted.toLowerCase()),
  );

/** The server says who there is to be: answer at once when it is known, else ask. */
export function meet() {
  const wanted = remembered();
  if (answered) return;
  if (wanted) be(wanted);
  else if (dialog?.open) refill(/** @type {HTMLElement} */ (dialog.querySelector(".people")), drawPeople());
  else askWho();
}

/** @param {string} wanted */
function be(wanted) {
  answered = true;
  const person = find(wanted);
  const locale = new URLSearchParams(location.search).get("lang"); // in which their Discord is
  send({ t: "be", ...(person ? { user_id: person.id } : { name: wanted }), ...(locale && { locale }) });
}

/**
 * Start again as somebody else: a fresh connection, so that nothing of the person before remains.
 * @param {string} name
 */
function become(name) {
  rename(name);
  sessionStorage.setItem(REMEMBERED, name);
  dialog?.close();
  if (state.me) reconnect();
  else be(name);
}

/** Open the chooser: who this tab is. Without an identity it stays until one is chosen. */
export function askWho() {
  openChooser("Who are you?", "A tab is a person. Open more tabs to be more people.", become);
}

/** Open the chooser: who else plays in this window. */
export function askWhoElse() {
  const beside = (/** @type {string} */ name) => state.me && addSide(nameOf(state.me), name);
  openChooser("Who sits beside you?", "Both of you play in this window, side by side.", beside, state.me);
}

/**
 * @param {string} question
 * @param {string} about
 * @param {(name: string) => void} chosen
 * @param {import("./state.js").User|null} [without] somebody who cannot be chosen
 */
function openChooser(question, about, chosen, without) {
  dialog?.remove();
  choose = chosen;
  drawPeople = () => state.people.filter((user) => !user.bot && user.id !== without?.id).map(drawPerson);
  const name = h("input", {
    name: "name",
    type: "text",
    maxlength: "32",
    placeholder: "Their name",
    "aria-label": "Name of somebody new",
    autocomplete: "off",
  });
  const form = h(
    "form.new-person",
    { onsubmit: submitNew },
    name,
    h("button.button.primary", { type: "submit" }, "Join"),
  );
  const title = h("h2", { id: "who-title" }, question);
  const hint = h("p.hint", {}, about);
  dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog.who",
      { "aria-labelledby": "who-title", data: { role: "who" } },
      title,
      hint,
      h("div.people", {}, drawPeople()),
      h("h3", {}, "Somebody new"),
      form,
    )
  );
  dialog.addEventListener("cancel", (event) => state.me || event.preventDefault());
  dialog.addEventListener("click", (event) => event.target === dialog && state.me && dialog?.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {import("./state.js").User} user */
function drawPerson(user) {
  const attributes = {
    type: "button",
    onclick: () => choose(nameOf(user)),
    data: { person: nameOf(user) },
    "aria-pressed": String(user.id === state.me?.id),
  };
  return h("button.person", attributes, avatar(user), h("span", {}, nameOf(user)));
}

/** @param {SubmitEvent} event */
function submitNew(event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name")).trim();
  if (name) choose(name);
}

export function startPeople() {
  on("world", () => {
    if (state.me) sessionStorage.setItem(REMEMBERED, nameOf(state.me));
    if (state.me && dialog?.open) dialog.close();
  });
  on("connection", () => {
    answered = false;
  });
}
