// @vitest-environment jsdom
import { listedPagesFixture } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { tolerantListedPages } from "../../content/parse/tolerant-listed-page.ts";
import { shownPage } from "../displayed-page.fixture.ts";
import { atomFeed, jsonFeed } from "./feed-file.ts";

const absolute = (path: string) => new URL(path, "https://example.org").href;
const entries = tolerantListedPages.parse(listedPagesFixture);
const { page } = shownPage({ summary: "Salz & <Boot>" });

const names = { heading: "Neu \u0007& alt", siteName: "Nightlight" };
const author = (name: string) => ["<author>", `<name>${name}</name>`, "</author>"];
const file = { ...names, page, entries, key: "list", absolute };

/** Element that browsers return in place of an invalid document. */
const PARSER_ERROR = ["parser", "error"].join("");

function parsed(xml: string): Element {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector(PARSER_ERROR)).toBeNull();
  return document.documentElement;
}

// RFC 4287 requires an id, a title, a date and an author of the feed, and an alternate link of an entry without content.
test("[LIST-2] the Atom feed has what RFC 4287 requires, in the page's language, also without entries", () => {
  const ids = parsed(atomFeed(file)).querySelectorAll("entry > id");
  expect(new Set([...ids].map((id) => id.textContent)).size).toBe(entries.length);
  const empty = { ...file, entries: [] };
  expect(parsed(atomFeed(empty)).querySelectorAll("updated")).toHaveLength(1);
  expect(JSON.parse(jsonFeed(empty))).toMatchObject({ items: [] });
  const picture =
    "https://cdn.sanity.io/images/marquee/production/c0ffee0123456789c0ffee0123456789c0ffee01-2400x1350.png";
  const text = "It is forty years old, runs hot, and hums before rain. The projectionist explains.";
  const xml = atomFeed({ ...file, entries: entries.slice(0, 1) });
  parsed(xml);
  expect(xml.replaceAll("\n", "").replaceAll("><", ">\n<").split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">',
    "<id>tag:example.org,2005:page-de-salz%2Flist</id>",
    "<title>Neu &amp; alt · Nightlight</title>",
    "<subtitle>Salz &amp; &lt;Boot&gt;</subtitle>",
    '<link rel="self" type="application/atom+xml" href="https://example.org/feeds/page-de-salz/list.xml"/>',
    '<link rel="alternate" type="text/html" href="https://example.org/de/programm/salz"/>',
    "<updated>2026-11-21T18:00:00.000Z</updated>",
    ...author("Nightlight"),
    "<entry>",
    "<id>tag:example.org,2005:page-en-journal-lamp</id>",
    "<title>The lamp has a name</title>",
    '<link rel="alternate" type="text/html" href="https://example.org/en/journal/lamp"/>',
    "<published>2026-11-24T09:00:00.000Z</published>",
    "<updated>2026-11-20T09:00:00.000Z</updated>",
    ...author("Iris Vaal"),
    ...author("Tom Brandt"),
    '<category term="topic-interviews" label="Interviews"/>',
    `<summary>${text}</summary>`,
    `<link rel="enclosure" type="image/png" href="${picture}"/>`,
    "</entry>",
    "</feed>",
  ]);
});

test("[LIST-2] the JSON Feed has the properties that version 1.1 defines", () => {
  const { items, ...feed } = JSON.parse(jsonFeed(file));
  expect(feed).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Neu \u0007& alt · Nightlight",
    home_page_url: "https://example.org/de/programm/salz",
    feed_url: "https://example.org/feeds/page-de-salz/list.json",
    description: "Salz & <Boot>",
    language: "de",
    authors: [{ name: "Nightlight", url: "https://example.org/" }],
  });
  expect(items).toHaveLength(entries.length);
  expect(items.at(-1)).toEqual({
    id: "tag:example.org,2005:page-ar-journal-lamp",
    url: "https://example.org/ar/journal/lamp",
    title: "للمصباح اسم",
    content_text: "عمره أربعون عامًا، ويسخن كثيرًا.",
    summary: "عمره أربعون عامًا، ويسخن كثيرًا.",
    image: expect.stringMatching(/^https:/),
    date_published: "2026-11-20T09:00:00.000Z",
    date_modified: "2026-11-20T09:00:00.000Z",
    authors: [{ name: "Iris Vaal" }],
    tags: ["حوارات"],
    language: "ar",
  });
  // An entry without a text has its title as the content, which the format requires.
  expect(items[1]).toMatchObject({ content_text: "Soup for three hundred" });
});
