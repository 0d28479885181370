import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeAll, expect, test, vi } from "vitest";
import { parsedFixture } from "../blocks/block.fixture.ts";
import { pageMetadata } from "./metadata.ts";
import { picture, shownPage, siteUrl } from "./displayed-page.fixture.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

beforeAll(() => {
  stubSiteEnv();
  vi.stubEnv("MARQUEE_SITE_URL", siteUrl);
});

const address = "https://example.org/de/programm/salz";
const size = { width: 1200, height: 630 };
const seo = { title: null, description: null, image: null, noindex: false };

test("[PAGE-8] uses the page's title, the site's description and a generated image without SEO texts", () => {
  const drawn = /^https:\/\/example\.org\/social\/de\/programm\/salz\/[\w-]{16}\.png$/;
  const { openGraph, ...metadata } = pageMetadata(shownPage({}, { socialImage: picture }));
  const texts = { title: "Salz", description: "Fünf Filme." };
  expect(metadata).toMatchObject(texts);
  expect(openGraph).toMatchObject({
    ...texts,
    siteName: "Nightlight",
    locale: "de_DE",
    alternateLocale: ["en_US"],
    url: address,
    images: [
      { ...size, url: expect.stringMatching(drawn), type: "image/png", alt: "Salz · Nightlight" },
    ],
  });
});

test("[PAGE-8] prefers an editor's SEO texts and social image", () => {
  const texts = { title: "Salz, ein Film", description: "Ein Boot." };
  const metadata = pageMetadata(shownPage({ seo: { ...seo, ...texts, image: picture } }));
  const url = expect.stringMatching(/^https:\/\/cdn\.sanity\.io\/.*1f-2400x1260\.jpg\?rect=/);
  const images = [{ url, ...size, type: "image/jpeg", alt: "A lit lens" }];
  expect(metadata).toMatchObject({ ...texts, openGraph: { images } });
  expect(metadata.twitter).toMatchObject({ card: "summary_large_image", images });
});

test("[PAGE-8] returns absolute URLs for canonical, translations and x-default", () => {
  expect(pageMetadata(shownPage()).alternates).toEqual({
    canonical: address,
    languages: {
      de: address,
      en: "https://example.org/en/programme/salt",
      "x-default": "https://example.org/en/programme/salt",
    },
  });
});

test("[PAGE-8] marks a hidden page as noindex, without alternate languages", () => {
  const metadata = pageMetadata(shownPage({ seo: { ...seo, noindex: true } }));
  expect(metadata.robots).toEqual({ index: false });
  expect(metadata.alternates?.languages).toEqual({});
});

test.each([
  ["the home page", { slug: "index" }],
  ["a title in letters that our typefaces lack", { title: "Сеанс" }],
  ["a title of signs alone", { title: "…?!" }],
])(
  "[PAGE-8] uses the site's social image for %s, and does not repeat its name in a title",
  (_which, page) => {
    const metadata = pageMetadata(shownPage(page, { socialImage: picture }));
    expect(metadata.openGraph?.images).toMatchObject([{ type: "image/jpeg" }]);
    const named = pageMetadata(shownPage({ ...page, title: "Nightlight" }));
    expect(named.title).toEqual({ absolute: "Nightlight" });
  },
);

test("[PAGE-8] changes the image's URL only when its content changes", () => {
  const addressOf = (...page: Parameters<typeof shownPage>) =>
    /[\w-]{16}\.png/.exec(JSON.stringify(pageMetadata(shownPage(...page)).openGraph))?.[0];
  const before = addressOf();
  expect(before).toBeDefined();
  expect(addressOf({ _rev: "2", blocks: parsedFixture([blockFixtures.text.full]) })).toBe(before);
  expect(addressOf({ title: "Pfeffer" })).not.toBe(before);
  expect(addressOf({}, { name: "Tagtraum" })).not.toBe(before);
});

test("[SEC-2] includes nothing of a page's blocks in its metadata", () => {
  const gate = { ...blockFixtures.signInGate.full, heading: "a canary", promise: "a canary" };
  const blocks = parsedFixture([gate]);
  expect(JSON.stringify(blocks)).toContain("canary");
  expect(JSON.stringify(pageMetadata(shownPage({ blocks })))).not.toContain("canary");
});

/** Returns a page with a list that has three pages, of which `number` is displayed. */
function listed(number: number) {
  const byKey = new Map([["list", { heading: "Salz", entries: [], number, pages: 3 }]]);
  return {
    ...shownPage(),
    number,
    lists: { byKey, neighbors: null, tags: [], next: null, pages: 3 },
  };
}

test("[LIST-1] each page of a list has its own address and title, and names its neighbors", () => {
  expect(pageMetadata(listed(1))).toMatchObject({
    title: "Salz",
    alternates: { canonical: address },
    pagination: { next: `${address}/page/2` },
  });
  const second = pageMetadata(listed(2));
  expect(second).toMatchObject({
    title: "Salz (2)",
    alternates: { canonical: `${address}/page/2`, languages: {} },
    pagination: { previous: address, next: `${address}/page/3` },
  });
  expect(pageMetadata(listed(3)).pagination).toEqual({ previous: `${address}/page/2` });
});

test("[LIST-2] announces the feeds of a page's lists", () => {
  const feeds = "https://example.org/feeds/page-de-salz";
  expect(pageMetadata(listed(1)).alternates?.types).toEqual({
    "application/atom+xml": [{ url: `${feeds}/list.xml`, title: "Salz" }],
    "application/feed+json": [{ url: `${feeds}/list.json`, title: "Salz" }],
  });
});

test("[LIST-1] describes a page without SEO texts by its summary, picture and date", () => {
  const date = Date.parse("2026-11-21T09:00:00Z");
  const metadata = pageMetadata(shownPage({ date, summary: "Ein Boot.", picture }));
  expect(metadata.description).toBe("Ein Boot.");
  expect(metadata.openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-11-21T09:00:00.000Z",
    images: [{ alt: "A lit lens" }],
  });
});
