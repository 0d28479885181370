// cspell:ignore IŞIK Nẵng Smørrebrød aepfel aeroe dampf donaudampfschifffahrt façades groesse isik oland pfel schiff smoerrebroed ueber Ånger Öland Łódź Ｆｕｌｌ
import { describe, expect, it } from "vitest";
import { furtherPageOf, pageSlug } from "./page-slug.contract.ts";
import { proposeSlug } from "./page-rules.ts";
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
    ["en", "The Last Tram!", "the-last-tram"],
    ["en", "Programme / Friday", "programme/friday"],
    ["en", "Director’s notes", "directors-notes"],
    ["de", "Über uns: Größe", "ueber-uns-groesse"],
    ["de-AT", "A\u0308pfel", "aepfel"],
    ["en", "Über naïve façades", "uber-naive-facades"],
    ["sv", "Ånger på Öland", "anger-pa-oland"],
    ["da", "Smørrebrød på Ærø", "smoerrebroed-paa-aeroe"],
    ["tr", "İstanbul IŞIK", "istanbul-isik"],
    ["en", "İstanbul ı", "istanbul-i"],
    ["vi", "Đà Nẵng", "da-nang"],
    ["pl", "Łódź", "lodz"],
    ["en", "Donau\u00ADdampf\u200Bschiff\u2060fahrt", "donaudampfschifffahrt"],
    ["en", "I ❤️ tea 1️⃣ 👩‍👩‍👧", "i-tea-1"],
    ["en", "ﬁne Ｆｕｌｌ １２", "fine-full-12"],
    ["ar", "ضوء الليل", "ضوء-الليل"],
    ["fa", "می\u200Cخواهم", "می-خواهم"],
    ["ja", "夜の光", "夜の光"],
    ["th", "น้ำ", "น้ำ"],
    ["ja", "ｶﾅ", "カナ"],
  ])("creates a valid slug in %s from %j", (language, title, slug) => {
    expect(slugOfTitle(title, language)).toBe(slug);
    expect(problemOf(slug)).toBeUndefined();
  });

  it.each(["❤️", "!?", " ", "\u00AD"])("says that %j has nothing for a slug", async (title) => {
    const context = { parent: { language: "en" } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function reads no other field
    await expect(proposeSlug(title, {} as never, context as never)).rejects.toThrow(
      "The title has no letters or digits for a slug: enter a slug.",
    );
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
  ])("%s", (slug, expected) => {
    expect(furtherPageOf(slug)).toEqual(expected);
  });

  it.each(["journal/page/2", "page/1"])("no page may have the slug %s", (slug) => {
    expect(problemOf(slug)).toMatch(/page lists use such addresses/);
  });
});
