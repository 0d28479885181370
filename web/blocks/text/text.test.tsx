import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { Text } from "./text.tsx";

const render = (raw: unknown, first = false) =>
  renderToStaticMarkup(
    <Text block={blockOf("text", raw)} context={{ ...contextFixture, first }} />,
  );

const { full, empty } = blockFixtures.text;

test("the page's first title is its h1, every later one an h2", () => {
  expect(render(full, true)).toContain("<h1 ");
  expect(render(full)).toContain('<h2 id="heading-');
});

test("a block is a section in its tone, named by its heading", () => {
  expect(render(full)).toMatch(
    new RegExp(`<section id="block-${full._key}"[^>]*data-tone="${full.tone}"[^>]*aria-labelledby`),
  );
});

test("[BLK-5] the parts of a text arrive one after the other where the editor chose so", () => {
  expect(render(full)).toContain("data-arrives");
  expect(render({ ...full, motion: "arrive" })).not.toContain("data-arrives");
});

test("headings in a text stand below its own, or below the page where it has none", () => {
  expect(render(full)).toContain('<h3 data-rank="1"');
  expect(render({ ...full, heading: null })).toContain('<h2 data-rank="1"');
  expect(render(full, true)).toContain('<h2 data-rank="1"');
});

test("a block without heading is a section without name", () => {
  expect(render(empty)).not.toContain("aria-labelledby");
});
