import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { gateBlock, pageDocument, textBlock } from "../../support/documents.ts";
import { published } from "../../support/fresh-page.ts";
import { headOf, type PageHead } from "../../support/page-head.ts";
import { pagePath } from "../../support/page-path.ts";
import { samplePages as pages } from "../../support/sample-site.ts";
import { expect, test, urls } from "../../support/test.ts";

const pathOf = ({ language, slug }: (typeof pages)[number]) => pagePath(language, slug.current);
const whole = (path: string) => new URL(path, urls.site).href;
const listed = pages.filter(({ seo }) => !seo.noindex);
const languages = [...new Set(pages.map(({ language }) => language))];

async function headAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return headOf(await answer.text());
}

async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("xml");
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
}

test.describe.configure({ timeout: 180_000 });

const heads = new Map<string, PageHead>();

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: urls.site });
  for (const page of pages) heads.set(whole(pathOf(page)), await headAt(request, pathOf(page)));
  await request.dispose();
});

test("[PAGE-8] every page has one title, description, canonical address, language and social card, and its translations as alternates", () => {
  for (const page of pages) {
    const path = pathOf(page);
    const address = whole(path);
    const head = heads.get(address);
    const only = (name: string) => {
      expect(head?.metas.get(name), `${name} of ${path}`).toHaveLength(1);
      return head?.metas.get(name)?.[0] ?? "";
    };
    expect(head?.title.match(/Nightlight/g), path).toHaveLength(1);
    expect([head?.canonical, only("og:url")]).toEqual([address, address]);
    expect(only("description").length, path).toBeGreaterThan(20);
    expect(only("og:locale")).toMatch(new RegExp(`^${page.language}_[A-Z]{2}$`));
    expect(head?.metas.get("og:locale:alternate"), path).toHaveLength(languages.length - 1);
    expect([only("og:image:width"), only("og:image:height")]).toEqual(["1200", "630"]);
    expect(only("og:image:alt").length, path).toBeGreaterThan(3);
    expect(only("twitter:card")).toBe("summary_large_image");
    for (const name of ["og:title", "og:description", "og:site_name", "og:type", "twitter:title"]) {
      expect(only(name), `${name} of ${path}`).not.toBe("");
    }
    expect(head?.metas.get("theme-color"), path).toHaveLength(2);
    expect(only("format-detection")).toContain("telephone=no");
    expect(head?.jsonLd.length, path).toBeGreaterThan(0);
    if (page.seo.noindex) continue;
    const { alternates = {} } = head ?? {};
    expect(Object.values(alternates), path).toContain(address);
    for (const other of Object.values(alternates)) {
      expect(heads.get(other)?.alternates, `${other} of ${path}`).toEqual(alternates);
    }
  }
  const { alternates = {} } = heads.get(whole("/en")) ?? {};
  expect(Object.keys(alternates).toSorted()).toEqual([...languages, "x-default"].toSorted());
  expect(alternates["x-default"]).toBe(whole("/en"));
});

test("[PAGE-8] social images have the declared type and size", async ({ request }) => {
  for (const language of languages) {
    const metas = heads.get(whole(`/${language}`))?.metas;
    const picture = await request.get(metas?.get("og:image")?.[0] ?? "");
    expect(picture.headers()["content-type"]).toBe(metas?.get("og:image:type")?.[0]);
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test("[PAGE-8] the sitemap, named in robots.txt, lists public pages only, and others are noindex", async ({
  lake,
  request,
}) => {
  const hidden = pageDocument("kept-out", [textBlock("For those who know.")]);
  const visible = pageDocument("kept-in", [textBlock("For all.")]);
  await using _pages = await published(lake, [{ ...hidden, seo: { noindex: true } }, visible]);
  await expect.poll(() => sitemapAddresses(request)).toContain(whole("/en/kept-in"));
  const addresses = await sitemapAddresses(request);
  expect(addresses).toEqual(expect.arrayContaining(listed.map((page) => whole(pathOf(page)))));
  const inner = /\/(?:member|sign-in|account|api|block-gallery|kept-out)\b/;
  expect(addresses.filter((address) => inner.test(address))).toEqual([]);
  expect((await request.get("/sitemaps/2.xml")).status()).toBe(404);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${whole("/sitemap.xml")}`);
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain("Disallow: /en/member/");
  for (const path of [
    "/en/kept-out",
    "/en/sign-in",
    "/de/account",
    "/ar/auth-action",
    "/fr/shared-preview",
    "/fr/search?q=film",
    "/en/member",
    "/en/block-gallery",
    "/en/no-such-page",
  ]) {
    const head = headOf(await (await request.get(path)).text());
    expect(head.metas.get("robots")?.join(), path).toContain("noindex");
  }
});

test("[PAGE-8] draws a social image of the title for a page without one", async ({
  lake,
  request,
}) => {
  const page = pageDocument("drawn", [textBlock("A page.")], { title: "The first title" });
  const pictureOf = async () =>
    (await headAt(request, "/en/drawn")).metas.get("og:image")?.[0] ?? "";
  await using _page = await published(lake, [page]);
  const first = await pictureOf();
  const answer = await request.get(first);
  expect(answer.headers()["content-type"]).toBe("image/png");
  expect(answer.headers()["cache-control"]).toContain("immutable");
  await lake.patch(page._id).set({ title: "Another title" }).commit();
  await expect.poll(pictureOf).not.toBe(first);
  const second = await pictureOf();
  // Outdated or invented addresses redirect to the current picture.
  for (const address of [first, whole("/social/en/drawn/whatever.png")]) {
    const moved = await request.get(address, { maxRedirects: 0 });
    expect(moved.status(), address).toBe(307);
    expect(whole(moved.headers()["location"] ?? "")).toBe(second);
  }
  for (const address of ["/social/en/nowhere/x.png", "/social/xx/x.png", "/social/x.png"]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("[SEC-2] escapes markup in a title everywhere", async ({ lake, page, watch }) => {
  const title = `</script><script>globalThis.broken = 1</script><img src=x onerror="broken=1">\u2028&`;
  const document = pageDocument("hostile-title", [textBlock("A page.")], { title });
  await using _page = await published(lake, [document]);
  await page.goto("/en/hostile-title");
  await expect(page).toHaveTitle(/<\/script><script>/);
  expect(await page.evaluate(() => "broken" in globalThis)).toBe(false);
  expect(await page.locator("img[src=x]").count()).toBe(0);
  const { jsonLd, metas } = headOf(await (await page.request.get("/en/hostile-title")).text());
  expect(JSON.stringify(jsonLd)).toContain("globalThis.broken");
  expect((await page.request.get(metas.get("og:image")?.[0] ?? "")).status()).toBe(200);
  expect(watch.complaints).toEqual([]);
});

test("[PAGE-8] a schedule links to an iCalendar file with its dates", async ({ request }) => {
  const html = await (await request.get("/en/programme")).text();
  const answer = await request.get(/"(\/calendar\/[^"]+)"/.exec(html)?.[1] ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/calendar/);
  const file = (await answer.text()).replace(/\r\n[ \t]/g, "");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  // 20:30 in London on 18 November, when London's time is UTC.
  expect(file).toContain("DTSTART:20271118T203000Z");
  expect(file).toContain("SUMMARY:The five films");
  expect(file).toContain(`URL;VALUE=URI:${whole("/en/programme")}`);
});

test("[GATE-2] gated content is in no HTML, calendar or sitemap", async ({ lake, request }) => {
  const canary = "The usher's secret supper";
  const timetable = {
    _key: "supper",
    _type: "schedule",
    version: 2,
    heading: canary,
    timeZone: "Europe/London",
    days: [
      {
        _key: "day",
        date: "2027-11-18",
        sessions: [{ _key: "one", start: "23:00", title: canary }],
      },
    ],
  };
  const gate = gateBlock([timetable], { _key: "gate" });
  const page = pageDocument("gated-supper", [gate]);
  await using _page = await published(lake, [page]);
  const answer = await request.get("/en/gated-supper");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain("secret supper");
  expect((await request.get(`/calendar/${page._id}/supper.ics`)).status()).toBe(404);
  expect((await request.get(`/calendar/${page._id}/gate.ics`)).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("secret");
});

test("[PAGE-8][THEME-1] the manifest, the head of a page and /favicon.ico offer the site's icons", async ({
  request,
}) => {
  const manifest = await request.get("/manifest.webmanifest");
  const { name, icons } = await manifest.json();
  expect(name).toBe("Nightlight");
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"], src).toContain(type);
  }
  const favicon = await request.get("/favicon.ico");
  expect([favicon.status(), favicon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  const { etag = "" } = favicon.headers();
  const again = await request.get("/favicon.ico", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  const head = await (await request.get("/en")).text();
  const [, apple = ""] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? [];
  expect(apple).toContain("apple-icon.png");
  for (const path of [apple, "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"]) {
    expect((await request.get(path)).headers()["content-type"], path).toBe("image/png");
  }
});

test("[AUTH-6] password managers find the page on which a password is changed", async ({
  request,
}) => {
  const response = await request.get("/.well-known/change-password", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([
    303,
    "/en/account#sign-in-methods",
  ]);
  // The stack's environment names no contact.
  for (const name of [
    "security.txt",
    "resource-that-should-not-exist-whose-status-code-should-not-be-200",
  ]) {
    expect((await request.get(`/.well-known/${name}`)).status()).toBe(404);
  }
});
