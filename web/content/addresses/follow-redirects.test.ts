import type { Redirect } from "@marquee/schemas/types";
import { describe, expect, it } from "vitest";
import { followRedirects } from "./follow-redirects.ts";

const site = "https://nightlight.example";
const base = { _id: "r", permanent: true };
const programme = { language: "en", slug: "programme" };

const toPage = (from: string, page: Redirect["page"]): Redirect => ({
  ...base,
  from,
  kind: "internal",
  href: null,
  page,
});
const to = (from: string, href: string | null, permanent = true): Redirect => ({
  ...base,
  from,
  kind: "external",
  href,
  page: null,
  permanent,
});

function follow(from: string, redirects: readonly Redirect[]) {
  const find = async (path: string) => redirects.find((each) => each.from === path) ?? null;
  return followRedirects(from, find, site);
}

describe("[PAGE-8] following redirects", () => {
  it("redirects to a page's current path", async () => {
    expect(await follow("/en/a", [toPage("/en/a", programme)])).toEqual({
      location: "/en/programme",
      permanent: true,
    });
  });

  it("returns null without a redirect, or when its page or URL is missing", async () => {
    expect(await follow("/en/a", [])).toBeNull();
    expect(await follow("/en/a", [toPage("/en/a", null)])).toBeNull();
    expect(await follow("/en/a", [to("/en/a", null)])).toBeNull();
  });

  it("percent-encodes the path and encodes the host name in Punycode", async () => {
    const arabic = { language: "ar", slug: "البرنامج" };
    const found = await follow("/ar/a", [toPage("/ar/a", arabic)]);
    expect(found?.location).toBe(`/ar/${encodeURIComponent("البرنامج")}`);
    const elsewhere = await follow("/ar/a", [to("/ar/a", "https://مثال.example/فيلم")]);
    expect(elsewhere?.location).toMatch(/^https:\/\/xn--[\w.-]+\/%D9%81/);
  });

  it("resolves a chain of redirects to one", async () => {
    const chain = [to("/en/a", "/en/b"), to("/en/b", "/EN/C/?d=1"), toPage("/en/c", programme)];
    expect(await follow("/en/a", chain)).toEqual({ location: "/en/programme", permanent: true });
  });

  it("ends a chain at a page or route of the site", async () => {
    expect(await follow("/en/a", [to("/en/a", "/en/b"), to("/en/b", "/en/account?x#y")])).toEqual({
      location: "/en/account?x#y",
      permanent: true,
    });
  });

  it("returns a temporary redirect when one of a chain is temporary", async () => {
    const found = await follow("/en/a", [to("/en/a", "/en/b", false), to("/en/b", "/en/c")]);
    expect(found?.permanent).toBe(false);
  });

  it.each([
    ["to itself", [to("/en/a", "/en/a")]],
    ["to itself in other letters", [to("/en/a", "/EN/%61?x=1")]],
    ["to itself by the site's own name", [to("/en/a", `${site}/en/a`)]],
    ["round two", [to("/en/a", "/en/b"), to("/en/b", "/en/a")]],
    ["into a circle", [to("/en/a", "/en/b"), to("/en/b", "/en/c"), to("/en/c", "/en/b")]],
    [
      "for too long",
      Array.from({ length: 6 }, (_, at) =>
        to(`/en/${"a".repeat(at + 1)}`, `/en/${"a".repeat(at + 2)}`),
      ),
    ],
  ])("returns null for a redirect that leads %s", async (_, redirects) => {
    expect(await follow("/en/a", redirects)).toBeNull();
  });

  it("removes the site's own origin from a URL", async () => {
    expect(await follow("/en/a", [to("/en/a", `${site}/en/b?c#d`)])).toEqual({
      location: "/en/b?c#d",
      permanent: true,
    });
  });

  it.each([`${site}//evil.example`, `${site}/.//evil.example`])(
    "[SEC-2] never redirects to another origin by a path: %s",
    async (href) => {
      const found = await follow("/en/a", [to("/en/a", href)]);
      const { origin } = new URL(found?.location ?? "/", site);
      expect(origin).toBe(site);
    },
  );
});
