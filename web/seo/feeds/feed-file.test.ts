// @vitest-environment jsdom
import { listedPagesFixture } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import * as z from "zod";
import { tolerantListedPages } from "../../content/parse/tolerant-listed-page.ts";
import { shownPage } from "../../page/displayed-page.fixture.ts";
import { atomFeed, jsonFeed } from "./feed-file.ts";

const absolute = (path: string) => new URL(path, "https://example.org").href;
const entries = tolerantListedPages.parse(listedPagesFixture);
const { page } = shownPage({ summary: "Salz & <Boot>" });

const file = {
  page,
  heading: "Neu \u0007& alt",
  entries,
  key: "list",
  siteName: "Nightlight",
  absolute,
};

/** Element that browsers return in place of an invalid document. */
const PARSER_ERROR = ["parser", "error"].join("");

const ATOM = "http://www.w3.org/2005/Atom";

function parsed(xml: string): Element {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector(PARSER_ERROR)).toBeNull();
  return document.documentElement;
}

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter((child) => child.namespaceURI === ATOM && child.localName === name);

const textsOf = (element: Element, name: string) =>
  childrenOf(element, name).map(({ textContent }) => textContent);

const timestamp = z.iso.datetime({ offset: true });

test("[LIST-2] the Atom feed has what RFC 4287 requires of a feed, in the page's language", () => {
  const feed = parsed(atomFeed(file));
  expect([feed.namespaceURI, feed.localName, feed.getAttribute("xml:lang")]).toEqual([
    ATOM,
    "feed",
    "de",
  ]);
  for (const name of ["id", "title", "updated"]) expect(childrenOf(feed, name)).toHaveLength(1);
  expect(textsOf(feed, "title")).toEqual(["Neu & alt · Nightlight"]);
  expect(textsOf(feed, "subtitle")).toEqual(["Salz & <Boot>"]);
  expect(childrenOf(feed, "author")).toHaveLength(1);
  const links = childrenOf(feed, "link").map((link) => [
    link.getAttribute("rel"),
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["self", "https://example.org/feeds/page-de-salz/list.xml"],
    ["alternate", "https://example.org/de/programm/salz"],
  ]);
});

test("[LIST-2] each Atom entry has a unique id, a title, dates and a link", () => {
  const feed = parsed(atomFeed(file));
  const items = childrenOf(feed, "entry");
  expect(items).toHaveLength(entries.length);
  for (const item of items) {
    for (const name of ["id", "title", "updated", "published"]) {
      expect(childrenOf(item, name)).toHaveLength(1);
    }
    const times = [...textsOf(item, "updated"), ...textsOf(item, "published")];
    expect(times.every((time) => timestamp.safeParse(time).success)).toBe(true);
    const alternates = childrenOf(item, "link").filter(
      (link) => link.getAttribute("rel") === "alternate",
    );
    expect(alternates).toHaveLength(1);
    // RFC 4287, section 4.1.3.3: an entry without content needs an alternate link.
    expect(childrenOf(item, "content")).toEqual([]);
  }
  const ids = items.flatMap((item) => textsOf(item, "id"));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe("tag:example.org,2005:page-en-journal-lamp");
  expect(
    items
      .flatMap((item) => childrenOf(item, "author").flatMap((author) => textsOf(author, "name")))
      .slice(0, 2),
  ).toEqual(["Iris Vaal", "Tom Brandt"]);
});

/** JSON Feed 1.1 (https://jsonfeed.org/version/1.1), as far as the site writes it. */
const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() });
const jsonFeedShape = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  language: z.string(),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string().min(1),
      summary: z.string().optional(),
      image: z.url().optional(),
      date_published: timestamp,
      date_modified: timestamp,
      authors: z.array(author).min(1).optional(),
      tags: z.array(z.string()).min(1).optional(),
      language: z.string(),
    }),
  ),
});

test("[LIST-2] the JSON Feed has the shape that version 1.1 defines", () => {
  const feed = jsonFeedShape.parse(JSON.parse(jsonFeed(file)));
  expect([feed.language, feed.items.length]).toEqual(["de", entries.length]);
  expect(feed.items.at(-1)).toMatchObject({ language: "ar", tags: ["حوارات"] });
});

test("[LIST-2] a feed without entries is valid", () => {
  const empty = { ...file, entries: [] };
  expect(childrenOf(parsed(atomFeed(empty)), "updated")).toHaveLength(1);
  expect(jsonFeedShape.parse(JSON.parse(jsonFeed(empty))).items).toEqual([]);
});
