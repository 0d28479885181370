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

test("renders the first block's heading as an h1 and a later one's as an h2", () => {
  expect(render(full, true)).toContain("<h1 ");
  expect(render(full)).toContain('<h2 id="heading-');
});

test("renders a block as a section with its tone, labeled by its heading", () => {
  expect(render(full)).toMatch(
    new RegExp(`<section id="block-${full._key}"[^>]*data-tone="${full.tone}"[^>]*aria-labelledby`),
  );
});

test("[BLK-5] marks the parts of a text for the entrance animation only when the editor chose it", () => {
  expect(render(full)).toContain("data-arrives");
  expect(render({ ...full, motion: "arrive" })).not.toContain("data-arrives");
});

test("renders headings in a text one level below the block's own, or below the page's without one", () => {
  expect(render(full)).toContain('<h3 data-rank="1"');
  expect(render({ ...full, heading: null })).toContain('<h2 data-rank="1"');
  expect(render(full, true)).toContain('<h2 data-rank="1"');
});

test("renders a block without a heading as a section without a label", () => {
  expect(render(empty)).not.toContain("aria-labelledby");
});
