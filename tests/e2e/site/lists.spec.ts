import type { APIRequestContext, Page } from "@playwright/test";
import { gateBlock, pageDocument, textBlock } from "../../support/documents.ts";
import { openDrafts } from "../../support/editors/draft-session.ts";
import { published } from "../../support/fresh-page.ts";
import { expect, test, urls } from "../../support/test.ts";

const pageList = (more: object = {}) => ({
  _key: "list",
  _type: "pageList",
  version: 1,
  source: "below",
  order: "newest",
  perPage: 2,
  paginated: true,
  layout: "cards",
  tone: "default",
  motion: "none",
  ...more,
});

const HOUR = 3_600_000;
const secret = "Written only for members, under the stairs.";

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const article = (slug: string, hours: number, more: object = {}) => ({
  ...pageDocument(slug, [textBlock("Body.")], { title: `Article ${slug.split("/").at(-1)}` }),
  _id: `page-en-${slug.replaceAll("/", "-")}`,
  date: inHours(hours),
  summary: `Summary of ${slug}.`,
  ...more,
});

const gatedArticle = (slug: string) =>
  article(slug, -1, { blocks: [gateBlock([textBlock(secret)])] });

const titlesOn = (page: Page) => page.locator("main li h2, main li h3").allInnerTexts();

test("[LIST-1][LIST-4] a list is split into pages that work without script, by keyboard too, and its articles lead back and to their neighbors", async ({
  newVisitor,
  lake,
}) => {
  await using _pages = await published(lake, [
    pageDocument("news", [pageList({ heading: "News" })], { title: "All news" }),
    ...[1, 2, 3, 4, 5].map((number) => article(`news/${number}`, -number)),
  ]);
  const { context } = await newVisitor({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/news");
  expect(await titlesOn(page)).toEqual(["Article 1", "Article 2"]);
  await page.getByRole("link", { name: "Article 1" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Article 2" })).toBeFocused();
  for (const _press of [1, 2, 3, 4]) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/news/page/2");
  expect(await titlesOn(page)).toEqual(["Article 3", "Article 4"]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/en\/news\/page\/2$/,
  );
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", /\/en\/news$/);
  await expect(page.locator('link[rel="next"]')).toHaveAttribute("href", /\/en\/news\/page\/3$/);
  await page.getByRole("link", { name: "Page 3" }).click();
  expect(await titlesOn(page)).toEqual(["Article 5"]);
  await expect(page.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Article 5" }).click();
  await expect(page).toHaveURL("/en/news/5");
  const others = page.getByRole("navigation", { name: "Other articles" });
  await expect(others.getByRole("link")).toHaveText(/^Next\s+Article 4$/);
  await others.getByRole("link").click();
  await expect(others.getByRole("link")).toHaveText([/^Previous\s+Article 5$/, /Article 3$/]);
  await page.getByRole("link", { name: "All news" }).first().click();
  await expect(page).toHaveURL("/en/news");
  for (const path of [
    "/en/news/page/4",
    "/en/news/page/1",
    "/en/news/page/0",
    "/en/news/5/page/2",
  ]) {
    expect((await context.request.get(path)).status(), path).toBe(404);
  }
});

const WITHIN = 1_000;

test("[LIST-1] an open list and its feeds follow publishing, a date and unpublishing within a second", async ({
  lake,
  page,
}) => {
  await using _pages = await published(lake, [
    pageDocument("live-news", [pageList({ perPage: 5 })]),
    article("live-news/1", -1),
  ]);
  await using _later = await published(lake, [article("live-news/3", -48)]);
  await lake.delete("page-en-live-news-3");
  await page.goto("/en/live-news");
  await expect.poll(() => titlesOn(page)).toEqual(["Article 1"]);
  const feed = async () => (await page.request.get("/feeds/page-en-live-news/list.xml")).text();

  const begin = Date.now();
  await lake.createOrReplace(article("live-news/2", -0.5));
  await expect(page.getByRole("link", { name: "Article 2" })).toBeVisible();
  expect(Date.now() - begin).toBeLessThan(2 * WITHIN);
  expect(await feed()).toContain("Article 2");

  const date = Date.now() + 4_000;
  await lake.createOrReplace({ ...article("live-news/3", 0), date: new Date(date).toISOString() });
  expect(await feed()).not.toContain("Article 3");
  await expect(page.getByRole("link", { name: "Article 3" })).toBeVisible();
  expect(Date.now() - date).toBeGreaterThanOrEqual(0);
  expect(Date.now() - date).toBeLessThan(2 * WITHIN);
  expect(await feed()).toContain("Article 3");

  await lake.delete("page-en-live-news-2");
  await expect(page.getByRole("link", { name: "Article 2" })).toHaveCount(0);
  expect(await titlesOn(page)).toEqual(["Article 3", "Article 1"]);
  await lake.delete("page-en-live-news-3");
});

/**
 * Returns the position at which the cached page at a path was rendered. It changes with each
 * rendering. Returns the status of an address without a page.
 */
async function renderedAt(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  if (response.status() !== 200) return String(response.status());
  const since = /data-since="([^"]+)"/.exec(await response.text())?.[1];
  if (since === undefined) throw new Error(`${path} has no position.`);
  return since;
}

test(
  "[LIST-3] a publication renews only the list pages it changes",
  { tag: "@all" },
  async ({ lake, request }) => {
    const marker = pageDocument("beside-the-lists", [textBlock("Change 0.", "text")]);
    await using _pages = await published(lake, [
      marker,
      pageDocument("one-news", [pageList()]),
      pageDocument("two-news", [pageList()]),
      ...[1, 2, 3, 4, 5].map((number) => article(`one-news/${number}`, -number)),
      ...[1, 2, 3].map((number) => article(`two-news/${number}`, -number)),
    ]);
    const one = ["/en/one-news", "/en/one-news/page/2", "/en/one-news/page/3"];
    const two = ["/en/two-news", "/en/two-news/page/2"];
    const paths = [...one, ...two];
    const positions = () => Promise.all(paths.map((path) => renderedAt(request, path)));
    let changes = 0;
    /**
     * Publishes a page that is in no list, and waits until visitors see it. The site has then
     * processed all earlier changes.
     */
    async function settle(): Promise<void> {
      const text = `Change ${(changes += 1)}.`;
      await lake.createOrReplace(pageDocument("beside-the-lists", [textBlock(text, "text")]));
      await expect
        .poll(async () => (await request.get("/en/beside-the-lists")).text(), { intervals: [50] })
        .toContain(text);
    }
    /** Returns the positions once the pages are cached: a page that was rendered during a change is rendered again. */
    async function cachedPositions(): Promise<string[]> {
      let last = await positions();
      await expect
        .poll(async () => {
          const before = last;
          last = await positions();
          return last.join() === before.join();
        })
        .toBe(true);
      return last;
    }
    await settle();
    // The change after their first rendering still renews pages that were rendered during a change.
    await cachedPositions();
    await settle();
    const fourth = () => lake.patch("page-en-one-news-4");
    for (const [change, renewed] of [
      [settle, []],
      [() => fourth().set({ summary: "Another." }).commit(), [one[1]]],
      [
        () =>
          fourth()
            .set({ date: inHours(-9) })
            .commit(),
        [one[1], one[2]],
      ],
      [() => lake.delete("page-en-two-news-3"), two],
    ] as const) {
      const before = await cachedPositions();
      await change();
      await settle();
      await expect
        .poll(async () => {
          const after = await positions();
          return paths.filter((_path, at) => before[at] !== after[at]);
        })
        .toEqual(renewed);
    }
  },
);

test("[LIST-2][GATE-2][PAGE-6] no list, feed or sitemap has drafts, coming or gated texts, except the list in a preview, which has drafts", async ({
  lake,
  request,
}) => {
  const title = "Article in a new version";
  await using _pages = await published(lake, [
    pageDocument("canary-news", [
      pageList({ perPage: 9 }),
      { ...pageList({ _key: "over" }), shown: { until: inHours(-1) } },
    ]),
    article("canary-news/open", -1),
    gatedArticle("canary-news/gated"),
    article("canary-news/coming", 5),
    { ...article("canary-news/draft", -3), _id: "drafts.page-en-canary-news-draft" },
    { ...article("canary-news/open", -9, { title }), _id: "drafts.page-en-canary-news-open" },
  ]);
  const paths = [
    "/en/canary-news",
    "/feeds/page-en-canary-news/list.xml",
    "/feeds/page-en-canary-news/list.json",
    "/sitemap.xml",
  ];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    if (path !== "/sitemap.xml") expect(text).toContain("Article gated");
    expect(text).toContain("canary-news/open");
    for (const canary of [secret, title, "canary-news/coming", "canary-news/draft"]) {
      expect(text, path).not.toContain(canary);
    }
  }
  for (const path of [
    "/feeds/page-en-canary-news/over.xml",
    "/feeds/page-en-canary-news/gate.json",
    "/feeds/page-en-none/list.xml",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const head = await request.get("/en/canary-news");
  expect(await head.text()).toContain('type="application/feed+json"');
  const cookie = await openDrafts(urls.site, lake);
  const preview = await request.get("/en/canary-news", { headers: { cookie } });
  const titles = (await preview.text()).matchAll(/<h[23][^>]*>(?:<[^>]*>)*(Article [^<]*)/g);
  const listed = new Set(Array.from(titles, ([, each]) => each));
  expect([...listed]).toEqual(expect.arrayContaining(["Article gated", "Article draft", title]));
  expect(listed).not.toContain("Article open");
});
