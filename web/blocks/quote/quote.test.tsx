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

test("the words are a quotation, whoever said them its caption", () => {
  expect(render(empty)).toMatch(
    /<figure [^>]*><blockquote [^>]*><p>I drove it home\.<\/p><\/blockquote><figcaption [^>]*><span [^>]*>Ines Calder<\/span><\/figcaption><\/figure>/,
  );
});

test("quotation marks are the stylesheet's, so that those an editor typed are not doubled", () => {
  expect(render({ ...empty, words: "“I drove it home.”" })).toContain("<p>I drove it home.</p>");
});

test("words stand smaller the more there are", () => {
  expect(render(empty)).toContain('data-length="short"');
  expect(render(longest)).toContain('data-length="long"');
});

test("[IMG-1] a lying portrait in its square is asked for as wide as it is drawn", () => {
  const ratio = 2400 / (1350 * 0.9);
  expect(render(full)).toContain(
    `sizes="(min-width: 60rem) ${Math.ceil(44 * ratio)}vw, ${Math.ceil(80 * ratio)}vw"`,
  );
});

test("[IMG-1] the portrait of a page's first block is fetched at once, any other when it is near", () => {
  expect(render(full, true)).toContain('loading="eager"');
  expect(render(full)).toContain('loading="lazy"');
});
