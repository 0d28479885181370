// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openInPlace } from "./open-in-place.client.ts";
import { simulateLayout } from "./page-layout.fixture.ts";

const opened = "The members’ content is open.";
const { scrolls, place, openPage, settle, announced } = simulateLayout(0);

const teaser = `<section data-block="teaser"><h2>Teaser</h2></section>`;
const prompt = (content: string) =>
  `<main>${teaser}<section data-block="gate"><div data-gate="gate">${content}</div></section></main>`;
const content = `<main>${teaser}<section data-block="film"><h2>The film</h2></section></main>`;

/** Renders a closed gate, opens it, and replaces the page's content by `html`, as Next.js does on a route change. */
async function replacePageBy(html: string, movesFocus = true): Promise<void> {
  const { element, replace } = openPage(prompt("<button>Sign in</button>"), "[data-gate]");
  openInPlace(element, { opened, movesFocus, refresh: () => undefined });
  replace(html);
  await settle();
}

test("[GATE-3] scrolls to, focuses and announces the content that replaces a gate", async () => {
  place({ gate: 120, film: 900 });
  await replacePageBy(content);
  expect(scrolls).toEqual([780]);
  expect(document.activeElement?.textContent).toBe("The film");
  expect(announced()).toBe(opened);
  // The gate started above the window's top edge.
  place({ gate: -400, film: 900 });
  await replacePageBy(content);
  expect(scrolls).toEqual([780, 900]);
});

test("[GATE-3] keeps the focus when another tab opened the gate, and focuses a gate that is still closed", async () => {
  await replacePageBy(content, false);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe(opened);
  // A gate that is still closed gets the focus, without an announcement.
  await replacePageBy(prompt("Confirm your address"));
  expect(document.activeElement?.textContent).toBe("Confirm your address");
  expect(announced()).toBe("");
});
