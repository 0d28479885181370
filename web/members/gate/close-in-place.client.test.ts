// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeInPlace } from "./close-in-place.client.ts";

const signedOut = "You are signed out.";
const scrolls: number[] = [];

/**
 * The top of each block by its key, in CSS pixels below the viewport's top edge. Each block is 300
 * pixels tall.
 */
let tops: Record<string, number> = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  scrolls.length = 0;
  vi.stubGlobal("scrollBy", ({ top = 0 }: ScrollToOptions) => scrolls.push(top));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, tops[this.dataset["block"] ?? ""] ?? 0, 0, 300);
  });
  history.replaceState(null, "", "/en/film");
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const blocks = (...keys: string[]) =>
  `<main>${keys.map((key) => `<section data-block="${key}"></section>`).join("")}</main>`;
const menu = `<header><div id="menu"><button>Sign out</button></div></header>`;
const link = `<header><a href="/en/sign-in">Sign in</a></header><input id="search">`;

type Place = Record<string, number>;

/** Signs out on a page, and then replaces the page's content, as Next.js does on a route change. */
async function signOut(before: Place, after: Place, during = () => {}, movesFocus = true) {
  // `#announcements` is the layout's live region, which stays when one route replaces another.
  document.body.innerHTML = `<div id="page"></div><output id="announcements"></output>`;
  const page = document.querySelector("#page");
  if (!page) throw new Error("There is no page.");
  page.innerHTML = menu + blocks(...Object.keys(before));
  tops = before;
  const element = document.querySelector("#menu");
  if (!element) throw new Error("There is no menu.");
  const refresh = () => undefined;
  closeInPlace(element, { signInHref: "/en/sign-in", signedOut, movesFocus, refresh });
  page.innerHTML = link + blocks(...Object.keys(after));
  tops = after;
  during();
  await Promise.resolve();
  vi.advanceTimersByTime(1_000);
}

const announced = () => document.querySelector("output#announcements")?.textContent;

test("[GATE-3] keeps a remaining block in place, focuses the sign-in link and announces the sign-out", async () => {
  await signOut(
    { opening: -900, film: -350, notes: -50, venue: 250 },
    { opening: 100, gate: 500, venue: 800 },
  );
  expect(scrolls).toEqual([550]);
  expect(document.activeElement?.textContent).toBe("Sign in");
  expect(announced()).toBe(signedOut);
});

test("[GATE-3] scrolls to the closed gate when its content was displayed before the sign-out", async () => {
  await signOut(
    { opening: -1_500, film: -250, notes: 50, extras: 350, venue: 900 },
    { opening: 100, gate: 400, venue: 700 },
  );
  expect(scrolls).toEqual([400]);
});

test("[GATE-3] keeps the focus when the visitor has moved it or another tab signed out", async () => {
  const focusSearch = () => document.querySelector<HTMLElement>("#search")?.focus();
  await signOut({ opening: 0 }, { opening: 0 }, focusSearch);
  expect(document.activeElement?.id).toBe("search");
  await signOut({ opening: 0 }, { opening: 0 }, undefined, false);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe(signedOut);
});

test("[GATE-3] does not scroll when another page opens meanwhile", async () => {
  await signOut({ opening: -500, venue: 0 }, { opening: 0, venue: 500 }, () =>
    history.replaceState(null, "", "/en/account"),
  );
  expect(scrolls).toEqual([]);
  expect(announced()).toBe(signedOut);
});
