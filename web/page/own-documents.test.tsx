import {
  addressed,
  documentContractOf,
  indexedPagesQuery,
  listedPagesQuery,
  pageQuery,
} from "@marquee/schemas/contract";
import { expect, test, vi } from "vitest";
import { isInFolder, isSlugFree, proposeSlug } from "../../schemas/documents/page/page-rules.ts";
import { runGroq } from "../../tests/support/run-groq.ts";
import { ownJsonLd } from "../blocks/own-document.tsx";
import { renderHtml } from "../blocks/render-html.fixture.ts";
import { tolerantListedPages } from "../content/parse/tolerant-listed-page.ts";
import { tolerantPage } from "../content/parse/tolerant-page.ts";
import { ownSections } from "../content/search/page-sections.ts";
import { createTranslate } from "../i18n/interpreter.ts";
import { shippedTexts } from "../i18n/shipped.ts";
import { pageJsonLd } from "../seo/page-json-ld.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";
import { shownPage } from "../seo/displayed-page.fixture.ts";
import { ArticleHead, hasFacts, isArticle } from "./article.tsx";

vi.mock("../../schemas/own/contract.ts", async () => {
  const z = await import("zod");
  const { option, optionalMoment, optionalText } = await import("../../schemas/kit/contract.ts");
  const shape = z.strictObject({
    when: optionalMoment,
    place: optionalText(20),
    kind: option(["open"]),
  });
  return {
    ownBlocks: {},
    ownDocuments: { event: { folder: "events", shape, projection: "when, place, kind" } },
  };
});

vi.mock("../own/registry.tsx", () => ({
  ownComponents: {},
  ownDocumentParts: {
    event: {
      Facts: ({ fields: { place } }: { fields: { place: string | null } }) => {
        if (place === "broken") throw new Error("The facts can't be displayed.");
        return <>{place === null ? null : <span>{place}</span>}</>;
      },
      jsonLd: ({ title }: { title: string }, { place }: { place: string }) => ({
        "@type": "Event",
        name: title,
        location: place,
      }),
    },
  },
}));

const event = {
  _id: "open-day",
  _type: "event",
  _rev: "1",
  _updatedAt: "2026-11-01T00:00:00Z",
  language: "en",
  title: "Open day",
  slug: { current: "events/open-day" },
  when: "2027-05-12T17:00:00Z",
  place: "Town hall",
  kind: "open",
  blocks: [{ _key: "a", _type: "textBlock", body: [] }],
};
const page = { ...event, _id: "events", _type: "page", slug: { current: "events" } };
const stored = [event, page];

const read = (query: string, params: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(runGroq(query, stored, params)));

const readEvent = (change: object = {}) => {
  const raw = read(pageQuery, { language: "en", slug: "events/open-day" });
  return tolerantPage.parse({ ...Object(raw), ...change });
};

stubSiteEnv();

const t = createTranslate([{ code: "de", texts: shippedTexts("de") }], (key) => {
  throw new Error(`No text has the key "${key}".`);
});

test("[OWN-3] a document with an address is read like a page, with the fields that it has besides", () => {
  expect(addressed).toBe('_type in ["page", "event"]');
  const { page: found, problems } = readEvent();
  expect(problems).toEqual([]);
  expect(found).toMatchObject({
    _type: "event",
    title: "Open day",
    slug: "events/open-day",
    own: {
      type: "event",
      fields: { when: Date.parse(event.when), place: "Town hall", kind: "open" },
    },
  });
  const other = tolerantPage.parse(read(pageQuery, { language: "en", slug: "events" }));
  expect(other.page).toMatchObject({ _type: "page", own: null });
});

test("[OWN-3] an invalid field of a document is replaced, and its editor is told which", () => {
  const { page: found, problems } = readEvent({
    own: { when: "soon", place: "p".repeat(21), kind: "open" },
  });
  expect(found?.own?.fields).toEqual({ when: null, place: `${"p".repeat(19)}…`, kind: "open" });
  expect(problems).toMatchObject([
    {
      documentId: "open-day",
      documentType: "event",
      fields: [{ field: "when" }, { field: "place" }],
    },
  ]);
});

test("[OWN-3] the index, which sitemaps, lists and routing read, and the lists contain documents of the owner", () => {
  const indexed = read(indexedPagesQuery, { after: "" });
  expect(indexed).toMatchObject([{ _id: "events" }, { _id: "open-day", slug: "events/open-day" }]);
  const listed = tolerantListedPages.parse(read(listedPagesQuery, { ids: ["open-day", "events"] }));
  expect(listed.map(({ _type, own }) => [_type, own?.fields["place"]])).toEqual([
    ["event", "Town hall"],
    ["page", undefined],
  ]);
});

test("[OWN-3] a document's facts are above its blocks and in its structured data, and the search finds them", async () => {
  const found = readEvent().page;
  if (found === null) throw new Error("There is no event.");
  const data = { ...shownPage(), page: found };
  expect([isArticle(data), hasFacts(data)]).toEqual([false, true]);
  expect(hasFacts(shownPage())).toBe(false);
  expect(await renderHtml(<ArticleHead data={data} t={t} />)).toContain("<span>Town hall</span>");
  const graph = pageJsonLd(data, (facts) => ownJsonLd(found, facts))["@graph"];
  expect(graph).toContainEqual({ "@type": "Event", name: "Open day", location: "Town hall" });
  expect(ownSections(found.own)).toEqual([{ block: null, heading: null, text: "Town hall" }]);
  expect(ownSections(null)).toEqual([]);
});

test.each([null, "broken"])(
  "[OWN-3] a document without facts, or whose facts fail, has no empty line: %s",
  async (place) => {
    const found = readEvent({ own: { when: null, place, kind: "open" } }).page;
    if (found === null) throw new Error("There is no event.");
    const data = { ...shownPage(), page: found, above: [] };
    expect(await renderHtml(<ArticleHead data={data} t={t} />)).toBe("");
  },
);

test("[OWN-3] a document's address is in the folder of its type, and unique among all pages", async () => {
  const getClient = () => ({
    withConfig: () => ({
      fetch: async (query: string, params: object) => read(query, { ...params }),
    }),
  });
  const context = Object({ document: event, getClient, parent: { ...event, _id: "new" } });
  expect(await proposeSlug("Open day", Object(null), context)).toBe("events/open-day-2");
  expect(isInFolder("events/open-day", context)).toBe(true);
  expect(isInFolder("open-day", context)).toBe("The slug must begin with “events/”.");
  expect(isInFolder("open-day", Object({ document: page }))).toBe(true);
  expect(await isSlugFree("events", context)).toBe(false);
  expect(documentContractOf("page")).toBeUndefined();
});
