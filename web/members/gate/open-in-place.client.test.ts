// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openInPlace } from "./open-in-place.client.ts";

const opened = "The members’ content is open.";
const scrolls: number[] = [];

/**
 * Simulated layout: the top of each block by its key, in CSS pixels below the viewport's top edge.
 */
const tops: Record<string, number> = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  scrolls.length = 0;
  vi.stubGlobal("scrollBy", ({ top = 0 }: ScrollToOptions) => scrolls.push(top));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, tops[this.dataset["block"] ?? ""] ?? 0, 0, 0);
  });
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const teaser = `<section data-block="teaser"><h2>Teaser</h2></section>`;
const prompt = (content: string) =>
  `<main>${teaser}<section data-block="gate"><div data-gate="gate">${content}</div></section></main>`;
const content = `<main>${teaser}<section data-block="film"><h2>The film</h2></section></main>`;

/** Renders a closed gate, opens it, and replaces the page's content by `html`, as Next.js does on a route change. */
async function replacePageBy(html: string, movesFocus = true): Promise<void> {
  // `#announcements` is the layout's live region. Only the content of `#page` is replaced on a route change.
  document.body.innerHTML = `<div id="page"></div><output id="announcements"></output>`;
  const page = document.querySelector("#page");
  if (!page) throw new Error("There is no page.");
  page.innerHTML = prompt("<button>Sign in</button>");
  const gate = document.querySelector<HTMLElement>("[data-gate]");
  if (!gate) throw new Error("There is no gate.");
  openInPlace(gate, { opened, movesFocus, refresh: () => undefined });
  page.innerHTML = html;
  await Promise.resolve();
  vi.advanceTimersByTime(1_000);
}

const announced = () => document.querySelector("output#announcements")?.textContent;

test("[GATE-3] scrolls to, focuses and announces the content that replaces a gate", async () => {
  Object.assign(tops, { gate: 120, film: 900 });
  await replacePageBy(content);
  expect(scrolls).toEqual([780]);
  expect(document.activeElement?.textContent).toBe("The film");
  expect(announced()).toBe(opened);
});

test("[GATE-3] scrolls the content to the window's top edge when its gate started above that edge", async () => {
  Object.assign(tops, { gate: -400, film: 900 });
  await replacePageBy(content);
  expect(scrolls).toEqual([900]);
});

test("[GATE-3] keeps the focus when another tab opened the gate", async () => {
  await replacePageBy(content, false);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe(opened);
});

test("[GATE-3] focuses a gate that is still closed, without an announcement", async () => {
  await replacePageBy(prompt("Confirm your address"));
  expect(document.activeElement?.textContent).toBe("Confirm your address");
  expect(announced()).toBe("");
});
