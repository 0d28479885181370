// cspell:ignore schaffner zählt condcutor conductr conductor conductorr konductor cnductro celar latta
import { expect, test, vi } from "vitest";
import type { SearchedPage } from "./entry-index.ts";
import { createSearchIndex, type SearchOptions } from "./search-index.ts";

const page = (id: string, own: Partial<SearchedPage> = {}): SearchedPage => ({
  id,
  language: "en",
  slug: id,
  title: `Page ${id}`,
  sections: [{ block: "b", heading: null, text: "Nothing special." }],
  gated: [],
  until: null,
  ...own,
});
const section = (text: string, heading: string | null = null, block = "b") => ({
  block,
  heading,
  text,
});

const limits = { ofPage: 1_000, total: 10_000 };

function indexOf(pages: readonly SearchedPage[], own = limits) {
  const onFull = vi.fn<Parameters<typeof createSearchIndex>[1]>();
  const index = createSearchIndex(own, onFull);
  for (const each of pages) index.put(each);
  const find = (
    query: string,
    { language = "en", ...own }: Partial<SearchOptions> & { language?: string } = {},
  ) => index.find(query, language, { at: 0, most: 10, opens: null, ...own });
  const slugs = (query: string, options?: Parameters<typeof find>[1]) =>
    find(query, options).pages.map(({ slug }) => slug);
  return { index, find, slugs, onFull };
}

const films = [
  page("tram", { title: "The last tram", sections: [section("A conductor counts the lamps.")] }),
  page("lamps", { title: "The lamplighter", sections: [section("Lamps, lamps and lamps.")] }),
  page("house", { sections: [section("Doors open at six.", "Arrival", "doors")] }),
  page("haus", { language: "de", sections: [section("Der Schaffner Müller zählt.")] }),
];

const noRules = { emailVerified: false, secondFactor: false, claim: null };
const verified = { ...noRules, emailVerified: true };

const club = [
  page("club", {
    title: "The club",
    sections: [section("Members read more.")],
    gated: [
      { rules: noRules, sections: [section("The projectionist keeps a diary.", null, "diary")] },
      { rules: verified, sections: [section("A cellar under the stairs.", "Cellar", "cellar")] },
    ],
  }),
  page("stairs", { sections: [section("Stairs to the gallery.")] }),
];

test.each([
  ["a title", "tram", "en", ["tram"]],
  ["a heading", "arrival", "en", ["house"]],
  ["a text", "conductor", "en", ["tram"]],
  ["a word of another language", "Mueller", "en", []],
  ["a text in its language", "Mueller", "de", ["haus"]],
  ["a title of another language", "tram", "fr", []],
  ["the beginning of a word", "con", "en", ["tram"]],
  ["no word", "  …  ", "en", []],
  ["only eight words", "the last tram a conductor counts lamps lamp nothing", "en", ["tram"]],
])("[SRCH-1] finds the pages for a query with %s", (_what, query, language, slugs) => {
  expect(indexOf(films).slugs(query, { language })).toEqual(slugs);
});

test.each(["condcutor", "conductr", "conductorr", "konductor", "cnductro"])(
  "[SRCH-1] finds a page in spite of the typing error %s",
  (query) => {
    expect(indexOf(films).slugs(query)).toEqual(["tram"]);
  },
);

test("[SRCH-1] a title counts more than a text, and all words more than some", () => {
  const { slugs, find } = indexOf([
    page("text", { sections: [section("A lamp. ".repeat(20))] }),
    page("title", { title: "Lamp" }),
    page("both", { sections: [section("A lamp and a conductor.")] }),
  ]);
  expect(slugs("lamp")[0]).toBe("title");
  expect(slugs("lamp conductor")).toEqual(["both"]);
  expect(slugs("conductor nowhere")).toEqual(["both"]);
  const similar = [section("Lampshades.", null, "first"), section("Lamp.", null, "best")];
  expect(indexOf([page("a", { sections: similar })]).find("lamp").pages[0]?.block).toBe("best");
  expect(find("lamp", { most: 2 })).toMatchObject({ count: 3, pages: { length: 2 } });
});

test("[SRCH-1] names the section that contains the words, with its heading, in which it marks them", () => {
  expect(indexOf(films).find("arrival").pages[0]?.heading).toEqual(["", "Arrival", ""]);
  const [found] = indexOf(films).find("six").pages;
  expect(found).toMatchObject({ block: "doors", heading: ["Arrival"] });
  expect(found?.excerpt).toEqual(["Doors open at ", "six", "."]);
});

test("[SRCH-2] a replaced or removed page leaves no word behind, public or gated", () => {
  const { index, slugs } = indexOf([...films, ...club]);
  expect(index.dump()).not.toMatch(/diary|cellar/i);
  expect(index.dump(() => true)).toMatch(/diary.*cellar/is);
  index.put(page("club"));
  index.put(page("tram", { sections: [section("Replaced.")] }));
  expect(slugs("conductor")).toEqual([]);
  for (const id of ["lamps", "haus", "unknown"]) index.remove(id);
  expect(index.dump(() => true)).not.toMatch(/conductor|lamplighter|schaffner|diary|cellar/i);
  // Only the index of the public texts is left.
  expect(JSON.parse(index.dump(() => true))).toHaveLength(1);
  for (const id of ["tram", "house", "club", "stairs"]) index.remove(id);
  expect(index.size()).toEqual({ pages: 0, characters: 0 });
});

test("[SRCH-2] omits a page whose texts have changed by themselves", () => {
  const { slugs } = indexOf([page("timed", { title: "Soon", until: 100 })]);
  expect(slugs("soon", { at: 99 })).toEqual(["timed"]);
  expect(slugs("soon", { at: 100 })).toEqual([]);
});

test("[SRCH-2] finds a text behind a gate only for members for whom the gate opens", () => {
  const { slugs, find } = indexOf(club);
  const opensSimple: SearchOptions["opens"] = ({ emailVerified }) => !emailVerified;
  expect(slugs("diary")).toEqual([]);
  expect(slugs("diary", { opens: () => false })).toEqual([]);
  expect(find("diary", { opens: opensSimple })).toMatchObject({
    count: 1,
    pages: [{ slug: "club", block: "diary" }],
  });
  expect(slugs("cellar", { opens: opensSimple })).toEqual([]);
  expect(find("cellar", { opens: () => true }).pages).toMatchObject([
    { slug: "club", block: "cellar", heading: ["", "Cellar", ""] },
  ]);
});

test("[SRCH-2] a page with several matches is one result, with its best match, though a similar word is public", () => {
  const { pages } = indexOf(club).find("club projectionist", { opens: () => true });
  expect(pages).toMatchObject([{ slug: "club", block: "diary" }]);
  const others = Array.from({ length: 40 }, (_, at) => page(`other${at}`));
  const { find } = indexOf([
    ...others,
    page("coffee", {
      sections: [section("A mug of coffee: latta.", null, "public")],
      gated: [{ rules: noRules, sections: [section("A latte.", null, "gated")] }],
    }),
  ]);
  expect(find("latte", { opens: () => true }).pages[0]?.block).toBe("gated");
});

test("[SRCH-2] a result never depends on a text that the reader may not see", () => {
  const withoutGate = club.map((each) => ({ ...each, gated: [] }));
  // The words are hidden, resemble hidden ones, begin like them, or are only together in a hidden text.
  const queries = ["cellar", "celar", "cell", "stairs cellar", "cellar stairs", "gallery stairs"];
  for (const query of queries) {
    expect([query, indexOf(club).find(query)]).toEqual([query, indexOf(withoutGate).find(query)]);
  }
});

test("[SRCH-1] the index has a maximum size, and reports when it is reached", () => {
  const long = page("long", { sections: [section("word ".repeat(40)), section("end")] });
  const { index, slugs, onFull } = indexOf([long], { ofPage: 100, total: 250 });
  expect(onFull.mock.lastCall).toEqual(["ofPage", long]);
  expect(slugs("word")).toEqual(["long"]);
  expect(slugs("end")).toEqual([]);
  for (const id of ["b", "c", "d"]) index.put({ ...long, id });
  expect(onFull.mock.lastCall?.[0]).toBe("total");
  expect(index.size().characters).toBeLessThanOrEqual(250);
});
