// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { closeInPlace } from "./close-in-place.client.ts";
import { simulateLayout, type Tops } from "./page-layout.fixture.ts";

const signedOut = "You are signed out.";
const { scrolls, place, openPage, settle, announced } = simulateLayout(300);

beforeEach(() => history.replaceState(null, "", "/en/film"));

const blocks = (...keys: string[]) =>
  `<main>${keys.map((key) => `<section data-block="${key}"></section>`).join("")}</main>`;
const menu = `<header><div id="menu"><button>Sign out</button></div></header>`;
const link = `<header><a href="/en/sign-in">Sign in</a></header><input id="search">`;

/** Signs out on a page, and then replaces the page's content, as Next.js does on a route change. */
async function signOut(before: Tops, after: Tops, during = () => {}, movesFocus = true) {
  const { element, replace } = openPage(menu + blocks(...Object.keys(before)), "#menu");
  place(before);
  const refresh = () => undefined;
  closeInPlace(element, { signInHref: "/en/sign-in", signedOut, movesFocus, refresh });
  replace(link + blocks(...Object.keys(after)));
  place(after);
  during();
  await settle();
}

test("[GATE-3] keeps a remaining block in place, focuses the sign-in link and announces the sign-out", async () => {
  const after = { opening: 100, gate: 500, venue: 800 };
  await signOut({ opening: -900, film: -350, notes: -50, venue: 250 }, after);
  expect(scrolls).toEqual([550]);
  expect(document.activeElement?.textContent).toBe("Sign in");
  expect(announced()).toBe(signedOut);
});

test("[GATE-3] scrolls to the closed gate when its content was displayed before the sign-out, unless another page opens", async () => {
  const before = { opening: -1_500, film: -250, notes: 50, extras: 350, venue: 900 };
  await signOut(before, { opening: 100, gate: 400, venue: 700 });
  expect(scrolls).toEqual([400]);
  // No scrolling when another page opens meanwhile.
  const leave = () => history.replaceState(null, "", "/en/account");
  await signOut({ opening: -500, venue: 0 }, { opening: 0, venue: 500 }, leave);
  expect(scrolls).toEqual([400]);
  expect(announced()).toBe(signedOut);
});

test("[GATE-3] keeps the focus when the visitor has moved it or another tab signed out", async () => {
  const focusSearch = () => document.querySelector<HTMLElement>("#search")?.focus();
  await signOut({ opening: 0 }, { opening: 0 }, focusSearch);
  expect(document.activeElement?.id).toBe("search");
  await signOut({ opening: 0 }, { opening: 0 }, undefined, false);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe(signedOut);
});
