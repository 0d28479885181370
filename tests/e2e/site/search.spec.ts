// cspell:ignore lampilghter lamplihgter zzzzqqqq xylocanary xylocanar
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { expect, test, urls } from "../../support/test.ts";

const { search: english, site: siteTexts } = interfaceTexts("en");
const { search: arabic } = interfaceTexts("ar");

const widths = [390, 1440];

const opener = (page: Page, name = english.label) =>
  page.locator("header").getByRole("link", { name, exact: true });
const dialog = (page: Page, name = english.label) => page.getByRole("dialog", { name });
const field = (page: Page, name = english.label) =>
  dialog(page, name).getByRole("combobox", { name });
const options = (page: Page) => page.getByRole("dialog").getByRole("option");

/** Returns the distance in px between the site's name in the header and the icon of the search. */
const gapBesideName = (page: Page) =>
  page.locator("header").evaluate((header) => {
    const name = document.createRange();
    name.selectNodeContents(header.querySelector("a[href]:not([href^='#']) span") ?? header);
    const { left, right } = name.getBoundingClientRect();
    const icons = [...header.querySelectorAll("[data-opens] svg")];
    const icon = icons.map((each) => each.getBoundingClientRect()).find((box) => box.width > 0);
    return icon ? Math.max(icon.left - right, left - icon.right) : -1;
  });

let searches = 0;

/** Searches over the endpoint. Returns the addresses of the results, and the whole response as text. */
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

/** Times of attempts, in ms. The index is built two seconds after the site's start. */
const soon = { timeout: 20_000, intervals: [50] };

test.beforeAll(async () => {
  await expect
    .poll(async () => (await search("lamplighter")).links.length, soon)
    .toBeGreaterThan(0);
});

for (const width of widths) {
  test(
    `[SRCH-1] at ${width} px, the keyboard alone opens the search, chooses a result and opens its section`,
    { tag: width === widths[0] ? [] : "@all" },
    async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 900 });
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
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      await expect(field(page)).toHaveAttribute(
        "aria-activedescendant",
        String(await options(page).first().getAttribute("id")),
      );
      const href = String(await options(page).first().getAttribute("href"));
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${href}`);
      await expect(dialog(page)).toHaveCount(0);
      expect(watch.foreign).toEqual([]);
      expect(watch.complaints).toEqual([]);
    },
  );
}

test(
  "[SRCH-1] Escape closes the search and returns the focus, and Enter opens all results",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en/privacy");
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
    await expect(page.locator("main").getByRole("textbox")).toHaveValue("film /");
  },
);

test(
  "[SRCH-1] the key / is a letter where the visitor types",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en/search");
    await page.locator("main").getByRole("textbox").fill("");
    await page.keyboard.type("a/b");
    await expect(page.locator("main").getByRole("textbox")).toHaveValue("a/b");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "[SRCH-1] a click with Ctrl opens the page of results in a new tab",
  { tag: "@all" },
  async ({ page, context }) => {
    await page.goto("/en/privacy");
    const opened = context.waitForEvent("page");
    await opener(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(`${urls.site}/en/search`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

for (const width of widths) {
  test(
    `[SRCH-1] at ${width} px without scripts, a form and a page of results do the same`,
    { tag: width === widths[0] ? [] : "@all" },
    async ({ newVisitor }) => {
      const viewport = { width, height: 900 };
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
      await page.goto("/en/search?q=zzzzqqqq");
      await expect(page.getByText(english.none)).toBeVisible();
      expect(watch.foreign).toEqual([]);
    },
  );
}

for (const width of widths) {
  test(
    `[SRCH-1] at ${width} px, dialog and results in English and Arabic pass axe in light and dark`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const violations = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ target }) => target),
        ]);
      for (const [language, texts, word] of [
        ["en", english, "lamp"],
        ["ar", arabic, "فيلم"],
      ] as const) {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.goto(`/${language}/search?q=${encodeURIComponent(word)}`);
          await expect(page.locator("main mark").first()).toBeVisible();
          expect(await violations(), `${language}, ${colorScheme}, page`).toEqual([]);
          await opener(page, texts.label).click();
          await field(page, texts.label).fill(word);
          await expect(options(page).first()).toBeVisible();
          await page.keyboard.press("ArrowDown");
          expect(await violations(), `${language}, ${colorScheme}, dialog`).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          expect(await gapBesideName(page), `${language}, beside the site's name`).toBeGreaterThan(
            0,
          );
        }
      }
    },
  );
}

test("[SRCH-1] the results are in no search engine and in no cache", async ({ request }) => {
  const response = await request.get("/en/search?q=lamp");
  expect(response.headers()["cache-control"]).toContain("no-store");
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  const other = await (await request.get("/en/search?q=zzzzqqqq")).text();
  expect(other).toContain(english.none);
});

test("[SRCH-1] rejects an invalid request, and limits the searches of a client", async ({
  request,
}) => {
  expect((await request.get("/api/search?language=en")).status()).toBe(400);
  expect((await request.get("/api/search?language=xx&q=a")).status()).toBe(404);
  expect((await request.get("/xx/search?q=a")).status()).toBe(404);
  const long = "x".repeat(1_001);
  expect((await request.get(`/api/search?language=en&q=${long}`)).status()).toBe(400);
  expect((await request.get("/en/search?q=a&q=b")).status()).toBe(200);
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const ask = () => request.get("/api/search?language=en&q=lamp", { headers });
  const statuses: number[] = [];
  for (let sent = 0; sent < 301; sent += 1) statuses.push((await ask()).status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  const refused = await ask();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  const page = await request.get("/en/search?q=lamp", { headers });
  expect(await page.text()).toContain(english.limited);
});

// `npm run bench -- search` measures the time, because this test runs beside others.
test("[SRCH-2] finds a published and a changed text at once, and no unpublished one", async ({
  lake,
}) => {
  const slug = "search-published";
  const document = pageDocument(slug, [textBlock("The quarrelsome barnacle.", "b")]);
  const within = async (act: () => Promise<unknown>, word: string, links: string[]) => {
    await act();
    await expect
      .poll(async () => (await search(word)).links, { timeout: 10_000, intervals: [20] })
      .toEqual(links);
  };
  const place = [`/en/${slug}#block-b`];
  await within(() => lake.createOrReplace(document), "barnacle", place);
  const changed = pageDocument(slug, [textBlock("The amiable periwinkle.", "b")]);
  await within(() => lake.createOrReplace(changed), "periwinkle", place);
  expect((await search("barnacle")).links).toEqual([]);
  await within(() => lake.delete(document._id), "periwinkle", []);
});

test("[SRCH-2] gated, draft, expired and future texts are never found", async ({ lake }) => {
  const slug = "search-hidden";
  const iso = (ms: number) => new Date(Date.now() + ms).toISOString();
  const shown = (from: number | null, until: number | null) => ({
    shown: {
      ...(from === null ? {} : { from: iso(from) }),
      ...(until === null ? {} : { until: iso(until) }),
    },
  });
  const page = pageDocument(slug, [
    textBlock("The visible xylocanary0.", "shown"),
    { ...textBlock("xylocanary1", "past"), ...shown(null, -60_000) },
    { ...textBlock("xylocanary2", "future"), ...shown(3_600_000, null) },
    { ...textBlock("xylocanary3", "soon"), ...shown(4_000, null) },
    { ...textBlock("xylocanary4", "ending"), ...shown(null, 4_000) },
    {
      _key: "gate",
      _type: "signInGate",
      version: 1,
      heading: "Members",
      promise: "More.",
      tone: "default",
      teaser: [textBlock("xylocanary5", "teaser")],
      blocks: [textBlock("xylocanary6", "gated")],
    },
  ]);
  await lake.createOrReplace({
    ...pageDocument(slug, [textBlock("xylocanary7", "draft")]),
    _id: `drafts.${page._id}`,
  });
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
  await expect.poll(found, { timeout: 10_000, intervals: [100] }).toEqual(names(0, 3, 5));
  await lake.delete(page._id);
  await expect.poll(found, { timeout: 2_000, intervals: [50] }).toEqual([]);
  await lake.delete(`drafts.${page._id}`);
});

test("[SRCH-2] finds a page with a date in the future from that date on", async ({ lake }) => {
  const page = pageDocument("search-dated", [textBlock("The punctual cormorant.", "b")]);
  const link = "/en/search-dated#block-b";
  await lake.createOrReplace({ ...page, date: new Date(Date.now() + 4_000).toISOString() });
  // An update of the index has contained the page when it finds another one, published after it.
  const marker = pageDocument("search-marker", [textBlock("The heedless gannet.", "b")]);
  await lake.createOrReplace(marker);
  await expect.poll(async () => (await search("gannet")).links.length, soon).toBe(1);
  expect((await search("cormorant")).links).toEqual([]);
  expect((await search("search-dated")).links).not.toContain(link);
  await expect.poll(async () => (await search("cormorant")).links, soon).toEqual([link]);
  await lake.delete(page._id);
  await lake.delete(marker._id);
});

test(
  "[SRCH-1] an editor switches the search off in the site settings",
  { tag: "@all" },
  async ({ lake, request }) => {
    const id = "siteSettings";
    const hasLink = async () =>
      (await (await request.get("/en/privacy")).text()).includes("/en/search");
    expect(await hasLink()).toBe(true);
    try {
      await lake.patch(id).set({ search: false }).commit();
      await expect.poll(hasLink, soon).toBe(false);
      expect((await request.get("/en/search?q=lamp")).status()).toBe(404);
      expect((await request.get("/api/search?language=en&q=lamp")).status()).toBe(404);
    } finally {
      await lake.patch(id).unset(["search"]).commit();
    }
    await expect.poll(hasLink, soon).toBe(true);
    await expect
      .poll(async () => (await search("lamplighter")).links.length, soon)
      .toBeGreaterThan(0);
  },
);

test(
  "[SRCH-1] the dialog's texts are in the page's language",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/ar/search");
    await opener(page, arabic.label).click();
    await field(page, arabic.label).fill("فيلم");
    await expect(options(page).first()).toBeVisible();
    const { closeMenu } = interfaceTexts("ar").site;
    expect(closeMenu).not.toBe(siteTexts.closeMenu);
    await page.getByRole("dialog").getByRole("button", { name: closeMenu }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
