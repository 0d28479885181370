import { expect, test } from "vitest";
import { addressesOf, findRoute, languagesOf } from "./addresses.fixture.ts";
import type { SiteAddresses } from "../../content/addresses/site-addresses.ts";
import { routeRequest } from "./route-request.ts";

const content = {
  languages: languagesOf("en", "pt-BR"),
  pages: [
    { _id: "page-venue", language: "en", slug: "venue", perPage: 1 },
    { _id: "page-über", language: "en", slug: "about/über-uns" },
    { _id: "page-pt", language: "pt-BR", slug: "local" },
    { _id: "page-fr", language: "fr", slug: "lieu" },
  ],
  redirects: ["/en/old", "/seiten/mein programm.html"],
};
const published = addressesOf([], content);

const listOf = (known: SiteAddresses | null, newer = known) => ({
  current: () => known,
  reread: async () => newer,
});

const route = (url: string, cookies?: string, addresses = listOf(published)) =>
  routeRequest({ method: "GET", url, headers: { cookie: cookies } }, { findRoute, addresses });

test.each([
  ["/", "/"],
  ["/en/venue?day=1", "/en/venue?day=1"],
  ["/en/%76enue", "/en/venue"],
  ["/en/about/u%CC%88ber-uns", "/en/about/%C3%BCber-uns"],
  ["/pt-BR/local", "/pt-BR/local"],
  ["/en/old", "/en/old"],
  ["/EN/Old", "/en/old"],
  ["/en/member/venue", "/en/member/venue"],
  ["/en/account", "/en/account"],
  ["/api/session", "/api/session"],
  ["/cdn/images/a/b.jpg?w=1", "/cdn/images/a/b.jpg?w=1"],
  ["/missing-picture.svg", "/missing-picture.svg"],
  ["/calendar/page-venue/times.ics", "/calendar/page-venue/times.ics"],
  ["/social/en/venue/abc.png", "/social/en/venue/abc.png"],
  ["/en/venue/page/2", "/en/venue/page/2"],
  ["/feeds/page-venue/list.xml", "/feeds/page-venue/list.xml"],
])("[PAGE-8] passes %s to Next.js as %s", async (url, expected) => {
  expect(await route(url)).toMatchObject({ kind: "next", url: expected });
});

test.each([
  "/en/nowhere",
  "/en/venue/page/1",
  "/en/venue/page/3",
  "/pt-BR/local/page/2",
  "/en/page/2",
  "/feeds/page-gone/list.xml",
  "/feeds/page-venue/list.txt",
  "/xyz",
  "/en/notice/404",
  "/en/member/nowhere",
  "/fr/lieu",
  "/api/nowhere",
  "/_next/static/chunks/b.js",
  "/calendar/nowhere/x.ics",
  "/calendar/page-venue/times",
  "/social/en/nowhere/x.png",
  "/.git/config",
  "/_next/static/chunks",
])("[PAGE-9] treats %s as unknown, with and without a session or a query", async (url) => {
  expect(await route(url)).toEqual({ kind: "unknown" });
  expect(await route(`${url}?_rsc=1`, "marquee_session=x")).toEqual({ kind: "unknown" });
});

test.each([
  ["/EN", "/en"],
  ["/%45n/a%20b", "/en/a%20b"],
  ["/pt-br/local", "/pt-BR/local"],
  ["/EN/sign-in", "/en/sign-in"],
])("[I18N-3] redirects %s to %s", async (url, location) => {
  expect(await route(url)).toEqual({ kind: "moved", location });
});

const german = {
  code: "de-CH",
  name: "Deutsch",
  direction: "ltr",
  earlierCodes: ["de", "en"],
} as const;
const renamed = addressesOf([], {
  languages: { languages: [...content.languages.languages, german], defaultLanguage: "de-CH" },
  pages: content.pages,
  redirects: ["/de/alt"],
});

test.each([
  ["/de", { kind: "moved", location: "/de-CH" }],
  ["/DE/venue?tag=1", { kind: "moved", location: "/de-CH/venue?tag=1" }],
  ["/de/sign-in", { kind: "moved", location: "/de-CH/sign-in" }],
  ["/de/alt", { kind: "next", url: "/de/alt" }],
  ["/en/venue", { kind: "next", url: "/en/venue" }],
  ["/en/nowhere", { kind: "unknown" }],
])("[I18N-3] routes %s of a language that was renamed to de-CH: %j", async (url, decision) => {
  expect(await route(url, undefined, listOf(renamed))).toMatchObject(decision);
});

test.each(["__prerender_bypass=x", "marquee_share=x", "__Host-marquee_share=x"])(
  "[PAGE-6] with %s passes an unpublished page to the dynamic route, and no other unknown path",
  async (cookie) => {
    expect(await route("/en/a-draft", cookie)).toMatchObject({ kind: "next", url: "/en/a-draft" });
    expect(await route("/en/member/a-draft", cookie)).toMatchObject({ kind: "next" });
    for (const url of ["/nowhere", "/wordpress/x", "/api/nowhere", "/social/en/nowhere/x.png"])
      expect(await route(url, cookie)).toEqual({ kind: "unknown" });
  },
);

test("[PAGE-7] finds a page published since the paths were read", async () => {
  const list = listOf(addressesOf([], { ...content, pages: [] }), published);
  expect(await route("/en/venue", undefined, list)).toEqual(await route("/en/venue"));
});

test("[PAGE-9] passes pages to Next.js without any list, and finds those of the last valid list while the content service fails", async () => {
  const none = listOf(null);
  expect(await route("/en/nowhere", undefined, none)).toMatchObject({ kind: "next" });
  expect(await route("/api/../en", undefined, none)).toEqual({ kind: "refused" });
  const list = listOf({ ...published, isCurrent: false });
  expect(await route("/en/venue", undefined, list)).toMatchObject({ kind: "next" });
  expect(await route("/en/nowhere", undefined, list)).toEqual({ kind: "undecided" });
});
