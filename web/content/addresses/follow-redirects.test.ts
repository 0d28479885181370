import type { Redirect } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { followRedirects } from "./follow-redirects.ts";

const site = "https://nightlight.example";
const programme = { language: "en", slug: "programme" };

/** A redirect to a URL, or to a page. */
const to = (from: string, target: string | Redirect["page"], permanent = true): Redirect => ({
  _id: "r",
  from,
  permanent,
  ...(typeof target === "string"
    ? { kind: "external", href: target, page: null }
    : { kind: "internal", href: null, page: target }),
});

function follow(from: string, redirects: readonly Redirect[]) {
  const find = async (path: string) => redirects.find((each) => each.from === path) ?? null;
  return followRedirects(from, find, site);
}

const long = (letters: number) => `/en/${"a".repeat(letters)}`;

test.each([
  ["to a page's current path", [to("/en/a", programme)], "/en/programme"],
  [
    "by a chain of redirects",
    [to("/en/a", "/en/b"), to("/en/b", "/EN/C/?d=1"), to("/en/c", programme)],
    "/en/programme",
  ],
  [
    "to a route of the site, where a chain ends",
    [to("/en/a", "/en/b"), to("/en/b", "/en/account?x#y")],
    "/en/account?x#y",
  ],
  ["without the site's own origin", [to("/en/a", `${site}/en/b?c#d`)], "/en/b?c#d"],
])("[PAGE-8] redirects %s", async (_where, redirects, location) => {
  expect(await follow("/en/a", redirects)).toEqual({ location, permanent: true });
});

test("[PAGE-8] percent-encodes a redirect's path and encodes its host name in Punycode", async () => {
  const arabic = { language: "ar", slug: "البرنامج" };
  const found = await follow("/ar/a", [to("/ar/a", arabic)]);
  expect(found?.location).toBe(`/ar/${encodeURIComponent("البرنامج")}`);
  const elsewhere = await follow("/ar/a", [to("/ar/a", "https://مثال.example/فيلم")]);
  expect(elsewhere?.location).toMatch(/^https:\/\/xn--[\w.-]+\/%D9%81/);
});

test("[PAGE-8] redirects temporarily when one of a chain is temporary", async () => {
  const found = await follow("/en/a", [to("/en/a", "/en/b", false), to("/en/b", "/en/c")]);
  expect(found?.permanent).toBe(false);
});

test.each([
  ["nowhere", []],
  ["to a missing page or URL", [to("/en/a", null)]],
  ["to itself", [to("/en/a", "/en/a")]],
  ["to itself by the site's own name", [to("/en/a", `${site}/en/a`)]],
  ["into a circle", [to("/en/a", "/en/b"), to("/en/b", "/en/c"), to("/en/c", "/en/b")]],
  ["for too long", [1, 2, 3, 4, 5, 6].map((at) => to(long(at), long(at + 1)))],
])("[PAGE-8] returns null for a redirect that leads %s", async (_, redirects) => {
  expect(await follow("/en/a", redirects)).toBeNull();
});

test.each([`${site}//evil.example`, `${site}/.//evil.example`])(
  "[PAGE-8][SEC-2] never redirects to another origin by a path: %s",
  async (href) => {
    const found = await follow("/en/a", [to("/en/a", href)]);
    const { origin } = new URL(found?.location ?? "/", site);
    expect(origin).toBe(site);
  },
);
