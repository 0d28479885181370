import { afterEach, beforeEach, vi } from "vitest";

/** Positions of blocks, by their keys, in CSS pixels below the viewport's top edge. */
export type Tops = Record<string, number>;

/**
 * Simulates the layout of a page whose blocks are `height` pixels tall, in which the content of one route replaces that
 * of another.
 */
export function simulateLayout(height: number) {
  const scrolls: number[] = [];
  let tops: Tops = {};

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    scrolls.length = 0;
    vi.stubGlobal("scrollBy", ({ top = 0 }: ScrollToOptions) => scrolls.push(top));
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    vi.stubGlobal("innerHeight", 800);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, tops[this.dataset["block"] ?? ""] ?? 0, 0, height);
    });
  });
  afterEach(() => {
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    scrolls,
    place: (next: Tops) => (tops = next),
    /** Opens a page. Returns the element `selector` in it, and a function that replaces its content, as Next.js does. */
    openPage: (html: string, selector: string) => {
      // `#announcements` is the layout's live region, which stays when one route replaces another.
      document.body.innerHTML = `<div id="page">${html}</div><output id="announcements"></output>`;
      const page = document.querySelector("#page");
      const element = page?.querySelector<HTMLElement>(selector);
      if (!page || !element) throw new Error(`The page has no ${selector}.`);
      return { element, replace: (next: string) => (page.innerHTML = next) };
    },
    /** Waits until the page has settled after its content was replaced. */
    settle: async () => {
      await Promise.resolve();
      vi.advanceTimersByTime(1_000);
    },
    announced: () => document.querySelector("output#announcements")?.textContent,
  };
}
