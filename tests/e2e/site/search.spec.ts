// cspell:ignore lampilghter lamplihgter zzzzqqqq xylocanary xylocanar
import type { Page } from "@playwright/test";
import { axeProblems } from "../../support/browsers/axe.ts";
import { sidewaysScroll } from "../../support/browsers/page-measures.ts";
import { gateBlock, pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { restoring } from "../../support/restoring.ts";
import { expect, test, urls } from "../../support/test.ts";

const { search: english } = interfaceTexts("en");
const { search: arabic, site: arabicSite } = interfaceTexts("ar");

const opener = (page: Page, name = english.label) =>
  page.locator("header").getByRole("link", { name, exact: true });
const dialog = (page: Page, name = english.label) => page.getByRole("dialog", { name });
const field = (page: Page, name = english.label) =>
  dialog(page, name).getByRole("combobox", { name });
const options = (page: Page) => page.getByRole("dialog").getByRole("option");

let searches = 0;

async function search(query: string, language = "en") {
  const asked = new URLSearchParams({ language, q: query });
  searches += 1;
  // Each client may search 300 times in a minute.
  const headers = { "x-forwarded-for": `198.51.100.${searches % 250}` };
  const response = await fetch(`${urls.site}/api/search?${asked}`, { headers });
  expect(response.status).toBe(200);
  const text = await response.text();
  const found: { results: { href: string }[] } = JSON.parse(text);
  return { text, links: found.results.map(({ href }) => href) };
}

/** The index is built two seconds after the site's start. */
const soon = { timeout: 20_000 };

test.beforeAll(async () => {
  await expect
    .poll(async () => (await search("lamplighter")).links.length, soon)
    .toBeGreaterThan(0);
});

test("[SRCH-1] on a phone the keyboard alone opens the search, chooses a result and opens its section", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const scripts: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/api/search") || path.endsWith(".js")) scripts.push(path);
  });
  await page.goto("/en/about");
  await expect(opener(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-faces", "");
  const before = scripts.length;
  expect(scripts).not.toContain("/api/search");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  expect(scripts.length).toBeGreaterThan(before);
  // Two letters are swapped.
  await page.keyboard.type("lampilghter");
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
  await expect(options(page).locator("mark").first()).toHaveText(/lamplighter/i);
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  const first = options(page).first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  const id = String(await first.getAttribute("id"));
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id);
  const href = String(await first.getAttribute("href"));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${href}`);
  await expect(dialog(page)).toHaveCount(0);
  expect(watch.foreign).toEqual([]);
  expect(watch.complaints).toEqual([]);
});

test(
  "[SRCH-1] Ctrl opens all results in a new tab, Escape returns the focus, and Enter opens all results, where / is a letter",
  { tag: "@all" },
  async ({ page, context }) => {
    await page.goto("/en/privacy");
    const opened = context.waitForEvent("page");
    await opener(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(`${urls.site}/en/search`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.bringToFront();
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.type("film /");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/en\/search\?q=film/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.label);
    await expect(page.locator("main").getByRole("listitem").first()).toBeVisible();
    const words = page.locator("main").getByRole("textbox");
    await expect(words).toHaveValue("film /");
    await words.press("End");
    await page.keyboard.type("/b");
    await expect(words).toHaveValue("film //b");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("[SRCH-1] without script, a form and a page of results do the same", async ({
  newVisitor,
}) => {
  const viewport = { width: 390, height: 900 };
  const { context, watch } = await newVisitor({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto("/en");
  await opener(page).click();
  await page.waitForURL("**/en/search");
  const form = page.locator("main").getByRole("search");
  await form.getByRole("textbox", { name: english.label }).fill("lamplihgter");
  await form.getByRole("button", { name: english.label }).click();
  const result = page.locator("main").getByRole("listitem").first();
  await expect(result.locator("mark").first()).toHaveText(/lamplighter/i);
  const href = String(await result.getByRole("link").getAttribute("href"));
  await result.getByRole("link").click();
  await page.waitForURL(`**${href}`);
  expect(watch.foreign).toEqual([]);
});

test(
  "[SRCH-1] dialog and results are in the page's language, fit a phone and pass axe in light and dark",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const [language, texts, word] of [
      ["en", english, "lamp"],
      ["ar", arabic, "فيلم"],
    ] as const) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(`/${language}/search?q=${encodeURIComponent(word)}`);
        await expect(page.locator("main mark").first()).toBeVisible();
        expect(await axeProblems(page), `${language}, ${colorScheme}, page`).toEqual([]);
        await opener(page, texts.label).click();
        await field(page, texts.label).fill(word);
        await expect(options(page).first()).toBeVisible();
        await page.keyboard.press("ArrowDown");
        expect(await axeProblems(page), `${language}, ${colorScheme}, dialog`).toEqual([]);
        expect(await page.evaluate(sidewaysScroll)).toBe(0);
      }
    }
    await page.getByRole("dialog").getByRole("button", { name: arabicSite.closeMenu }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "[SRCH-1] the results are in no search engine and in no cache, invalid requests are rejected, and those of a client limited",
  { tag: "@all" },
  async ({ request }) => {
    const results = await request.get("/en/search?q=zzzzqqqq");
    expect(results.headers()["cache-control"]).toContain("no-store");
    const html = await results.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(english.none);
    for (const [path, status] of [
      ["/api/search?language=en", 400],
      [`/api/search?language=en&q=${"x".repeat(1_001)}`, 400],
      ["/api/search?language=xx&q=a", 404],
      ["/xx/search?q=a", 404],
      ["/en/search?q=a&q=b", 200],
    ] as const) {
      expect((await request.get(path)).status(), path.slice(0, 30)).toBe(status);
    }
    const headers = { "x-forwarded-for": "203.0.113.77" };
    const statuses: number[] = [];
    for (let sent = 0; sent < 300; sent += 1) {
      const response = await request.get("/api/search?language=en&q=lamp", { headers });
      statuses.push(response.status());
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await request.get("/api/search?language=en&q=lamp", { headers });
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
    const page = await request.get("/en/search?q=lamp", { headers });
    expect(await page.text()).toContain(english.limited);
  },
);

test("[SRCH-2] finds published texts at once and coming ones from their date on, and no gated, draft, expired, future and deleted ones", async ({
  lake,
}) => {
  const slug = "search-hidden";
  const iso = (ms: number) => new Date(Date.now() + ms).toISOString();
  const shown = (from: number | null, until: number | null) => ({
    shown: { from: from && iso(from), until: until && iso(until) },
  });
  const page = pageDocument(slug, [
    textBlock("The visible xylocanary0.", "shown"),
    { ...textBlock("xylocanary1", "past"), ...shown(null, -60_000) },
    { ...textBlock("xylocanary2", "future"), ...shown(3_600_000, null) },
    { ...textBlock("xylocanary3", "soon"), ...shown(4_000, null) },
    { ...textBlock("xylocanary4", "ending"), ...shown(null, 4_000) },
    gateBlock([textBlock("xylocanary6", "gated")], {
      teaser: [textBlock("xylocanary5", "teaser")],
    }),
  ]);
  await lake.createOrReplace({
    ...pageDocument(slug, [textBlock("xylocanary7", "draft")]),
    _id: `drafts.${page._id}`,
  });
  const dated = pageDocument("search-dated", [textBlock("xylocanary8", "b")]);
  await lake.createOrReplace({ ...dated, date: iso(4_000) });
  await lake.createOrReplace(page);
  const found = async () => {
    const texts = await Promise.all([
      ...Array.from({ length: 8 }, async (_, at) => (await search(`xylocanary${at}`)).text),
      (await fetch(`${urls.site}/en/search?q=xylocanar`)).text(),
      search("xylocanar").then(({ text }) => text),
    ]);
    return [...new Set(texts.join(" ").match(/xylocanary\d/g))].toSorted();
  };
  const names = (...numbers: number[]) => numbers.map((number) => `xylocanary${number}`);
  await expect.poll(found, { timeout: 3_000, intervals: [50] }).toEqual(names(0, 4, 5));
  await expect.poll(found, { timeout: 10_000, intervals: [100] }).toEqual(names(0, 3, 5, 8));
  await lake.delete(page._id);
  await lake.delete(dated._id);
  await expect.poll(found, { timeout: 2_000, intervals: [50] }).toEqual([]);
  await lake.delete(`drafts.${page._id}`);
});

test(
  "[SRCH-1] an editor switches the search off in the site settings",
  { tag: "@all" },
  async ({ lake, request }) => {
    const hasLink = async () =>
      (await (await request.get("/en/privacy")).text()).includes("/en/search");
    expect(await hasLink()).toBe(true);
    {
      await using _settings = await restoring(lake, "siteSettings");
      await lake.patch("siteSettings").set({ search: false }).commit();
      await expect.poll(hasLink).toBe(false);
      expect((await request.get("/en/search?q=lamp")).status()).toBe(404);
      expect((await request.get("/api/search?language=en&q=lamp")).status()).toBe(404);
    }
    await expect.poll(hasLink).toBe(true);
    await expect
      .poll(async () => (await search("lamplighter")).links.length, soon)
      .toBeGreaterThan(0);
  },
);
