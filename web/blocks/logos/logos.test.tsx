import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Logos } from "./logos.tsx";

const { full, longest } = blockFixtures.logos;

const render = (raw: unknown) =>
  renderHtml(<Logos block={blockOf("logos", raw)} context={contextFixture} />);

test("a logo is told by its owner's name", async () => {
  const html = await render(full);
  expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Northlight Press",
    "Tallow Street Bakery",
    "Friends of the Meridian",
    "Harbour Trams",
    "Calder &amp; Daughters, printers",
  ]);
});

test("drawings take the room's ink, a picture without outline keeps its colours", async () => {
  const html = await render(full);
  expect(html).toContain('<feFlood flood-color="currentColor"');
  expect(html.match(/filter:url\(&quot;#ink-logos&quot;\)/g)).toHaveLength(4);
});

test("logos in their own colours stand on light paper, and no filter is there", async () => {
  const html = await render(longest);
  expect(html).not.toContain("<filter");
  expect(html).toMatch(/<ul[^>]*data-tone="house"/);
});

test("wide and square logos are given one area", async () => {
  const html = await render(full);
  const [wide, square, widest, tall] = [...html.matchAll(/--width:([\d.]+)/g)].map(([, width]) =>
    Number(width),
  );
  expect(square).toBe(1);
  // Height is width over the logo's proportions.
  expect((wide ?? 0) * ((wide ?? 0) / (320 / 120))).toBeCloseTo(1);
  expect((widest ?? 0) * ((widest ?? 0) / 8)).toBeCloseTo(1);
  expect((tall ?? 0) * ((tall ?? 0) / 0.8)).toBeCloseTo(1);
});

test("[SEC-2] a logo leads to its owner's site, or nowhere", async () => {
  const html = await render(full);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://northlight.example",
    "https://tallow.example/bread",
  ]);
});
