import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { Stats } from "./stats.tsx";

const { full, empty } = blockFixtures.stats;

const render = (raw: unknown) =>
  renderToStaticMarkup(<Stats block={blockOf("stats", raw)} context={contextFixture} />);

test("a figure and what it counts are a pair of a list, the figure as it will stay", () => {
  expect(render(empty)).toMatch(
    /<dl [^>]*><div [^>]*><dt [^>]*>films in one night<\/dt><dd [^>]*>5<\/dd><\/div><\/dl>/,
  );
});

test("every figure is a part that arrives", () => {
  expect(render(full).match(/data-arrives/g)).toHaveLength(full.figures.length);
});

test("as many lamps are lit as there are figures", () => {
  expect(render(full)).toContain('style="--lit:5"');
});

test("a figure's letters are counted, so that a long one is set smaller", () => {
  expect(render(full)).toContain('style="--letters:5"');
});
