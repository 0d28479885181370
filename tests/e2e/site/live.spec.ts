import type { BrowserContext, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test } from "../../support/test.ts";

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

/** Simulates hiding or showing a tab: headless Chromium never hides one by itself. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByText("Before the change.")).toBeVisible();
  return page;
}

const changeText = (lake: SanityClient, id: string, text: string) =>
  lake
    .patch(id)
    .set({ 'blocks[_key=="text"]': textBlock(text, "text") })
    .commit();

const WITHIN = 1_000;

test("[PAGE-7] the open pages of three visitors display a change within a second without a reload, and a hidden tab as it becomes visible", async ({
  lake,
  newVisitor,
}) => {
  const stored = pageDocument("within-a-second", [textBlock("Before the change.", "text")]);
  await lake.createOrReplace(stored);
  const tabs: Page[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { context } = await newVisitor();
    tabs.push(await openTab(context, "/en/within-a-second"));
  }
  const loads = tabs.map(countLoads);
  const times: number[] = [];
  for (const words of ["First change.", "Second change.", "Third change."]) {
    const displayed = tabs.map((tab) =>
      tab.waitForFunction((text) => document.body.innerText.includes(text), words),
    );
    const begin = Date.now();
    await changeText(lake, stored._id, words);
    await Promise.all(displayed);
    times.push(Date.now() - begin);
  }
  // The median ignores a single slow measurement on a busy machine.
  const [, median] = times.toSorted((one, other) => one - other);
  expect(median, String(times)).toBeLessThanOrEqual(WITHIN);

  const [hidden, visible] = tabs;
  if (!hidden || !visible) throw new Error("There are no tabs.");
  await setHidden(hidden, true);
  for (const words of ["Fourth change.", "Last change."]) {
    await changeText(lake, stored._id, words);
    await expect(visible.getByText(words)).toBeVisible();
  }
  await expect(hidden.getByText("Third change.")).toBeVisible();
  await setHidden(hidden, false);
  await expect(hidden.getByText("Last change.")).toBeVisible();
  expect(loads.map((count) => count())).toEqual([0, 0, 0]);
});

// A browser opens at most six connections to a host over HTTP/1.1.
test(
  "[PAGE-7] a change appears in eight tabs of one browser, seven of them hidden",
  { tag: "@all" },
  async ({ lake, context, watch }) => {
    const stored = pageDocument("eight-tabs", [textBlock("Before the change.", "text")]);
    await lake.createOrReplace(stored);
    const tabs: Page[] = [];
    for (let index = 0; index < 8; index += 1) {
      const before = tabs.at(-1);
      if (before) await setHidden(before, true);
      tabs.push(await openTab(context, "/en/eight-tabs"));
    }
    const loads = tabs.map(countLoads);
    await changeText(lake, stored._id, "After the change.");
    for (const [index, tab] of tabs.toReversed().entries()) {
      if (index > 0) await setHidden(tab, false);
      await expect(tab.getByText("After the change.")).toBeVisible();
      await setHidden(tab, true);
    }
    expect(loads.map((count) => count())).toEqual(Array(8).fill(0));
    expect(watch.foreign).toEqual([]);
  },
);
