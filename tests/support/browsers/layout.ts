import type { Page } from "@playwright/test";

const SMALLEST_TEXT = 12;

/**
 * Returns layout problems in the part of the page that `within` selects, one line per element: text beyond the part's
 * edges or clipped by an element, text too small to read, or a part wider than its container.
 */
export function layoutProblems(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ({ within, smallest }) => {
      const part = document.querySelector(within);
      if (!part) return [`there is no ${within}`];
      const container = part.getBoundingClientRect();
      const nameOf = (element: Element) => {
        const { tagName, className } = element;
        const text = element.textContent.trim().slice(0, 30);
        return `<${tagName.toLowerCase()} class="${className}"> "${text}"`;
      };
      const isVisuallyHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest(".sr-only, [aria-hidden='true']") !== null;
      const scrolls = (element: Element | null): boolean => {
        if (!element || element === part) return false;
        const { overflowX } = getComputedStyle(element);
        return overflowX === "auto" || overflowX === "scroll" || scrolls(element.parentElement);
      };
      const cutter = (element: Element | null): Element | null => {
        if (!element || element === part) return null;
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((way) => way === "hidden" || way === "clip");
        return cuts ? element : cutter(element.parentElement);
      };

      const problems: string[] = [];
      const beyond = part.scrollWidth - part.clientWidth;
      if (beyond > 0) problems.push(`it is ${beyond}px wider than its container`);
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || isVisuallyHidden(element)) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < smallest) problems.push(`${nameOf(element)} has text of ${size}px`);
        if (scrolls(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.left < container.left - 1 || text.right > container.right + 1)
          problems.push(
            `${nameOf(element)} has text from ${Math.round(text.left)} to ${Math.round(text.right)}px, beyond its container`,
          );
        // Lines are taller than letters: text clipped by less than a third of its size is still readable.
        const tolerance = size / 3;
        if (text.top < container.top - tolerance || text.bottom > container.bottom + tolerance)
          problems.push(`${nameOf(element)} has text above or below its container`);
        const edge = cutter(element)?.getBoundingClientRect();
        if (
          edge &&
          (text.bottom > edge.bottom + tolerance ||
            text.right > edge.right + tolerance ||
            text.left < edge.left - tolerance)
        )
          problems.push(`${nameOf(element)} has clipped text`);
      }
      return problems;
    },
    { within, smallest: SMALLEST_TEXT },
  );
}
