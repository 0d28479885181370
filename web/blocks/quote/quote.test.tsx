import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { Quote } from "./quote.tsx";

const { full, empty, longest } = blockFixtures.quote;

const render = (raw: unknown, first = false) =>
  renderToStaticMarkup(
    <Quote block={blockOf("quote", raw)} context={{ ...contextFixture, first }} />,
  );

test("renders a quote as a blockquote with its author in the figcaption", () => {
  expect(render(empty)).toMatch(
    /<figure [^>]*><blockquote [^>]*><p>I drove it home\.<\/p><\/blockquote><figcaption [^>]*><span [^>]*>Ines Calder<\/span><\/figcaption><\/figure>/,
  );
});

test("removes the quotation marks that an editor typed, because the stylesheet adds them", () => {
  expect(render({ ...empty, words: "“I drove it home.”" })).toContain("<p>I drove it home.</p>");
});

test("sets a longer quote in a smaller size", () => {
  expect(render(empty)).toContain('data-length="short"');
  expect(render(longest)).toContain('data-length="long"');
});

test("[IMG-1] sets a landscape portrait's sizes to its drawn width, which is wider than its square frame", () => {
  const ratio = 2400 / (1350 * 0.9);
  expect(render(full)).toContain(
    `sizes="(min-width: 60rem) ${Math.ceil(44 * ratio)}vw, ${Math.ceil(80 * ratio)}vw"`,
  );
});

test("[IMG-1] loads the portrait eagerly in the page's first block, and lazily in any other", () => {
  expect(render(full, true)).toContain('loading="eager"');
  expect(render(full)).toContain('loading="lazy"');
});
