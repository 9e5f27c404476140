/** Light or dark: as the system says, until somebody chooses. All tabs of this browser have one theme. */

import { emit } from "./state.js";

const REMEMBERED = "sandbox.theme";
const BOTH = "light dark";

/** @returns {boolean} whether the page is dark now */
export function isDark() {
  const chosen = localStorage.getItem(REMEMBERED);
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function turnTheme() {
  localStorage.setItem(REMEMBERED, isDark() ? "light" : "dark");
  apply();
}

function apply() {
  document.documentElement.style.colorScheme = localStorage.getItem(REMEMBERED) ?? BOTH;
  emit("theme");
}

export function startTheme() {
  apply();
  addEventListener("storage", (event) => event.key === REMEMBERED && apply());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
}
