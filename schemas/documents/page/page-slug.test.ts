import { describe, expect, it } from "vitest";
import { furtherPageOf, pageSlug } from "./page-slug.contract.ts";
import { slugOfTitle } from "./slug-of-title.ts";

const problemOf = (slug: string) => pageSlug.safeParse(slug).error?.issues[0]?.message;

describe("[I18N-3] page slugs", () => {
  it.each("index programme/the-last-tram über-uns البرنامج समय 2026 programme/api".split(" "))(
    "accepts %j",
    (slug) => expect(problemOf(slug)).toBeUndefined(),
  );

  const slashes = "/programme programme/ a//b ../../etc/passwd a/../b";
  const letters = "Programme a--b -a a?b a%2fb u\u0308ber";

  it.each(["", "the last tram", "a".repeat(201), ...`${slashes} ${letters}`.split(" ")])(
    "rejects %j",
    (slug) => expect(problemOf(slug)).toMatch(/^Enter a slug of lowercase letters/),
  );

  const routes = "api api/keys studio cdn block-gallery notice shared-preview";
  const members = "sign-in account/x member member-variant/x";

  it.each(`${routes} ${members}`.split(" "))("rejects %j because the site reserves it", (slug) => {
    expect(problemOf(slug)).toBe(
      `The slug must not begin with “${slug.split("/")[0]}”, because the site uses this path itself: enter a different slug.`,
    );
  });

  it.each([
    ["The Last Tram!", "the-last-tram"],
    ["Über uns", "über-uns"],
    ["Programme / Friday", "programme/friday"],
    ["ضوء الليل", "ضوء-الليل"],
    ["Director’s notes", "directors-notes"],
  ])("creates a valid slug from %j", (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
    expect(problemOf(slug)).toBeUndefined();
  });
});

describe("[LIST-1] addresses of a list's further pages", () => {
  it.each([
    ["journal/page/2", { slug: "journal", number: 2 }],
    ["a/b/page/10", { slug: "a/b", number: 10 }],
    ["page/3", { slug: "index", number: 3 }],
    ["journal", null],
    ["journal/page/1", null],
    ["journal/page/02", null],
    ["journal/page/0", null],
    ["page", null],
  ])("%s", (slug, expected) => {
    expect(furtherPageOf(slug)).toEqual(expected);
  });

  it.each(["journal/page/2", "page/1"])("no page may have the slug %s", (slug) => {
    expect(problemOf(slug)).toMatch(/page lists use such addresses/);
  });
});
