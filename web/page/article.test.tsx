import type { ListedPage } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { createTranslate } from "../i18n/interpreter.ts";
import { shippedTexts } from "../i18n/shipped.ts";
import { renderHtml } from "../blocks/render-html.fixture.ts";
import { ArticleFoot, ArticleHead } from "./article.tsx";
import { picture, shownPage } from "../seo/displayed-page.fixture.ts";

const t = createTranslate([{ code: "de", texts: shippedTexts("de") }], (key) => {
  throw new Error(`No text has the key "${key}".`);
});

const data = shownPage({
  date: Date.parse("2026-11-24T09:00:00Z"),
  topics: [{ _id: "booth", name: "Lobby" }],
  authors: [
    { _id: "vera", name: "Vera Halm", picture, url: "https://halm.example" },
    { _id: "sol", name: "Sol", picture: null, url: null },
  ],
});

const { topics, authors, date, summary, picture: none } = shownPage().page;
const fields = {
  _type: "page" as const,
  own: null,
  _updatedAt: "",
  language: "de",
  topics,
  authors,
  date,
  summary,
  picture: none,
};
const listed = (slug: string, title: string): ListedPage => ({ ...fields, _id: slug, slug, title });

test("[LIST-4] the head of an article has the way back, its date, its topics and its authors", async () => {
  const html = await renderHtml(<ArticleHead data={data} t={t} />);
  expect(html).toMatch(/<a href="\/de\/programm"[^>]*>Programm<\/a>/);
  expect(html).toContain('<time dateTime="2026-11-24T09:00:00.000Z">24. November 2026</time>');
  expect(html).toContain("<span>Lobby</span><span>Von Vera Halm und Sol</span>");
});

test("[LIST-4] the foot of an article has authors, sharing without script, and the articles before and after it", async () => {
  const neighbors = {
    previous: listed("programm/a", "Alpha"),
    next: listed("programm/b", "Omega"),
  };
  const full = { ...data, lists: { ...data.lists, neighbors } };
  const address = "https://example.org/de/programm/salz";
  const html = await renderHtml(<ArticleFoot data={full} t={t} address={address} />);
  expect(html).toMatch(/<a href="https:\/\/halm\.example" rel="author">Vera Halm<\/a>/);
  expect(html).toContain(`href="mailto:?subject=Salz&amp;body=${encodeURIComponent(address)}"`);
  expect(html).toMatch(/<a href="\/de\/programm\/a" rel="prev".*Alpha/s);
  expect(html).toMatch(/<a href="\/de\/programm\/b" rel="next".*Omega/s);
  expect(html.match(/href="\/de\/programm"/g)).toHaveLength(1);
});

test("[LIST-4] an article alone below the home page has no way back and no neighbors", async () => {
  const html = await renderHtml(<ArticleFoot data={{ ...data, above: [] }} t={t} address="" />);
  expect(html).not.toMatch(/<nav|href="\/de\/programm"/);
});
