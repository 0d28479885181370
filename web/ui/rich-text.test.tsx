import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf } from "../blocks/block.fixture.ts";
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

test("[BLK-4] headings, lists, quotations, figures and code become their elements", () => {
  const html = render(body);
  for (const element of ["<h2>", "<p>", "<ul>", "<blockquote>", "<figure", "<pre"]) {
    expect(html).toContain(element);
  }
});

test("[BLK-4] a link in running text leads to its page by reference", () => {
  const page = { language: "en", slug: "films/salt" };
  const link = { _key: "m", _type: "link" as const, kind: "internal" as const, href: null, page };
  expect(render(paragraph(["m"], [link]))).toBe('<p><a href="/en/films/salt">out to sea</a></p>');
});

test("[BLK-4] an unsafe address is dropped and its words stay", () => {
  const link = {
    _key: "m",
    _type: "link" as const,
    kind: "external" as const,
    href: "javascript:alert(1)",
    page: null,
  };
  expect(render(paragraph(["m"], [link]))).toBe("<p>out to sea</p>");
});

test("[BLK-4] marks that nobody knows leave the words alone", () => {
  expect(render(paragraph(["strong", "sparkle"]))).toContain("out to sea");
});
