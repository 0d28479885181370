import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { RichText, type RichTextValue } from "./rich-text.tsx";

const render = (value: RichTextValue) => renderToStaticMarkup(<RichText value={value} />);
const body = blockOf("text", blockFixtures.text.full).body;

const paragraph = (
  marks: string[],
  markDefs: Extract<RichTextValue[number], { _type: "block" }>["markDefs"] = [],
): RichTextValue => [
  {
    _key: "p",
    _type: "block",
    style: "normal",
    children: [{ _key: "s", _type: "span", text: "out to sea", marks }],
    markDefs,
  },
];

test("[BLK-4] renders headings, lists, quotations, figures and code as their elements", () => {
  const html = render(body);
  for (const element of ["<h2 ", "<p>", "<ul>", "<ol>", "<blockquote>", "<figure", "<pre"]) {
    expect(html).toContain(element);
  }
});

test("[IMG-1] sets a figure's aspect ratio, so that the layout does not shift when its image loads", () => {
  expect(render(body)).toMatch(/<figure [^>]*style="--ratio:[\d.]+"/);
});

test("[BLK-4] links to the page that a link refers to", () => {
  const page = { language: "en", slug: "films/salt" };
  const link = {
    _key: "m",
    _type: "link" as const,
    kind: "internal" as const,
    href: null,
    page,
    section: null,
  };
  expect(render(paragraph(["m"], [link]))).toBe('<p><a href="/en/films/salt">out to sea</a></p>');
});

test("[BLK-4] nests a list in the item that it belongs to", () => {
  expect(render(body)).toContain(
    "<li>Four stops<ul><li>Castle Square, where nobody gets off</li><li>The depot, where everybody does</li></ul></li>",
  );
});

test("[BLK-4] nests overlapping marks", () => {
  expect(render(body)).toContain("<strong><em>Nobody</em></strong>");
});

test("[BLK-4] renders code left to right in any language", () => {
  expect(render(body)).toContain('<code dir="ltr">cue 2</code>');
});

test('[BLK-4] sets rel="external" on a link to another site, but not on a mailto link', () => {
  const away = {
    _key: "m",
    _type: "link" as const,
    kind: "external" as const,
    href: "https://tickets.example/",
    page: null,
    section: null,
  };
  expect(render(paragraph(["m"], [away]))).toContain('rel="external"');
  const letter = { ...away, href: "mailto:house@nightlight.example" };
  expect(render(paragraph(["m"], [letter]))).not.toContain("rel=");
});

test("renders no paragraph for an empty line", () => {
  expect(render(body)).not.toContain("<p></p>");
});

test("[BLK-5] marks top-level elements for the entrance animation, but not nested lists", () => {
  const html = renderToStaticMarkup(<RichText value={body} arrives />);
  expect(html).toContain('<ul data-arrives="true"><li>Eleven minutes');
  expect(html).toContain("<ul><li>Castle Square");
  expect(render(body)).not.toContain("data-arrives");
});

test("starts headings one level below the given heading", () => {
  expect(renderToStaticMarkup(<RichText value={body} under={3} />)).toContain('<h4 data-rank="1">');
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example",
  "/relative",
])("[BLK-4] renders no link for %s", (href) => {
  const link = {
    _key: "m",
    _type: "link" as const,
    kind: "external" as const,
    href,
    page: null,
    section: null,
  };
  expect(render(paragraph(["m"], [link]))).toBe("<p>out to sea</p>");
});

test("[BLK-4] renders the text without marks that are unknown", () => {
  expect(render(paragraph(["strong", "sparkle"]))).toContain("out to sea");
});
