import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { RichText, type RichTextValue } from "./rich-text.tsx";

const render = (value: RichTextValue) => renderToStaticMarkup(<RichText value={value} />);
type Paragraph = Extract<RichTextValue[number], { _type: "block" }>;
const body = blockOf("text", blockFixtures.text.full).body;

const target = { kind: "external" as const, page: null, section: null };
const link = { ...target, _key: "m", _type: "link" as const, href: "https://tickets.example/" };

/** Renders a paragraph of one text with marks. */
const renderMarked = (marks: string[], ...markDefs: Paragraph["markDefs"]) => {
  const children = [{ _key: "s", _type: "span" as const, text: "out to sea", marks }];
  return render([{ _key: "p", _type: "block", style: "normal", children, markDefs }]);
};

test.each([
  ["headings", "<h2 "],
  ["headings below the given one", '<h4 data-rank="1">', { under: 3 }],
  ["ordered lists", "<ol>"],
  ["quotations", "<blockquote>"],
  ["preformatted code", "<pre"],
  ["code, left to right in any language", '<code dir="ltr">cue 2</code>'],
  ["figures, with the ratio of their images", /<figure [^>]*style="--ratio:[\d.]+"/],
  ["overlapping marks", "<strong><em>Nobody</em></strong>"],
  [
    "lists in the item that they belong to",
    "<li>Four stops<ul><li>Castle Square, where nobody gets off</li><li>The depot, where everybody does</li></ul></li>",
  ],
  ["no paragraph for an empty line", /^(?!.*<p><\/p>)/s],
  ["no marks for the entrance animation", /^(?!.*data-arrives)/s],
])("[BLK-4][IMG-1] renders %s", (_, html, props?: { under: number }) => {
  expect(renderToStaticMarkup(<RichText value={body} {...props} />)).toMatch(html);
});

test("[BLK-5] marks top-level elements for the entrance animation, but not nested lists", () => {
  const html = renderToStaticMarkup(<RichText value={body} arrives />);
  expect(html).toContain('<ul data-arrives="true"><li>Eleven minutes');
  expect(html).toContain("<ul><li>Castle Square");
});

test('[BLK-4] links to pages, and to other sites with rel="external", which a mailto link lacks', () => {
  const page = { language: "en", slug: "films/salt" };
  expect(renderMarked(["m"], { ...link, kind: "internal", href: null, page })).toBe(
    '<p><a href="/en/films/salt">out to sea</a></p>',
  );
  expect(renderMarked(["m"], link)).toContain('rel="external"');
  const letter = { ...link, href: "mailto:house@nightlight.example" };
  expect(renderMarked(["m"], letter)).toMatch(/<a (?!.*rel=)/);
});

test("[BLK-4] renders no link with an unsafe address, and the text without unknown marks", () => {
  for (const href of ["JaVaScRiPt:alert(1)", "data:text/html,<script>alert(1)</script>"]) {
    expect(renderMarked(["m"], { ...link, href })).toBe("<p>out to sea</p>");
  }
  expect(renderMarked(["strong", "sparkle"])).toContain("out to sea");
});
