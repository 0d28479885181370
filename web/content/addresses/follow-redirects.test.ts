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
  it("leads to a page wherever it is now", async () => {
    expect(await follow("/en/a", [toPage("/en/a", programme)])).toEqual({
      location: "/en/programme",
      permanent: true,
    });
  });

  it("leads nowhere without one, or when its page or address is gone", async () => {
    expect(await follow("/en/a", [])).toBeNull();
    expect(await follow("/en/a", [toPage("/en/a", null)])).toBeNull();
    expect(await follow("/en/a", [to("/en/a", null)])).toBeNull();
  });

  it("writes an address as it crosses the wire", async () => {
    const arabic = { language: "ar", slug: "البرنامج" };
    const found = await follow("/ar/a", [toPage("/ar/a", arabic)]);
    expect(found?.location).toBe(`/ar/${encodeURIComponent("البرنامج")}`);
    const elsewhere = await follow("/ar/a", [to("/ar/a", "https://مثال.example/فيلم")]);
    expect(elsewhere?.location).toMatch(/^https:\/\/xn--[\w.-]+\/%D9%81/);
  });

  it("goes a chain in one", async () => {
    const chain = [to("/en/a", "/en/b"), to("/en/b", "/EN/C/?d=1"), toPage("/en/c", programme)];
    expect(await follow("/en/a", chain)).toEqual({ location: "/en/programme", permanent: true });
  });

  it("ends a chain where a page or a screen of the site stands", async () => {
    expect(await follow("/en/a", [to("/en/a", "/en/b"), to("/en/b", "/en/account?x#y")])).toEqual({
      location: "/en/account?x#y",
      permanent: true,
    });
  });

  it("takes a way with a detour in it for a detour", async () => {
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
  ])("leads nowhere when it leads %s", async (_, redirects) => {
    expect(await follow("/en/a", redirects)).toBeNull();
  });

  it("takes the site's own name off an address of its own", async () => {
    expect(await follow("/en/a", [to("/en/a", `${site}/en/b?c#d`)])).toEqual({
      location: "/en/b?c#d",
      permanent: true,
    });
  });

  it.each([`${site}//evil.example`, `${site}/.//evil.example`])(
    "[SEC-2] never leaves the site by a path: %s",
    async (href) => {
      const found = await follow("/en/a", [to("/en/a", href)]);
      const { origin } = new URL(found?.location ?? "/", site);
      expect(origin).toBe(site);
    },
  );
});
