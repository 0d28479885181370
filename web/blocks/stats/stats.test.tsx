import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { Stats } from "./stats.tsx";

const { full, empty } = blockFixtures.stats;

const render = (raw: unknown) =>
  renderToStaticMarkup(<Stats block={blockOf("stats", raw)} context={contextFixture} />);

test("renders a figure and its label as a description list, with its final value", () => {
  expect(render(empty)).toMatch(
    /<dl [^>]*><div [^>]*><dt [^>]*>films in one night<\/dt><dd [^>]*>5<\/dd><\/div><\/dl>/,
  );
});

test("marks every figure for the entrance animation", () => {
  expect(render(full).match(/data-arrives/g)).toHaveLength(full.figures.length);
});

test("sets the number of figures for the ornament", () => {
  expect(render(full)).toContain('style="--count:5"');
});

test("counts a figure's characters, so that a long one is set smaller", () => {
  expect(render(full)).toContain('style="--letters:5"');
});
