import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Logos } from "./logos.tsx";

const { full, longest } = blockFixtures.logos;

const render = (raw: unknown) =>
  renderHtml(<Logos block={blockOf("logos", raw)} context={contextFixture} />);

test("uses the owner's name as a logo's alt text", async () => {
  const html = await render(full);
  expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Northlight Press",
    "Tallow Street Bakery",
    "Friends of the Meridian",
    "Harbour Trams",
    "Calder &amp; Daughters, printers",
  ]);
});

test("draws transparent logos in the text color and keeps the colors of an opaque image", async () => {
  const html = await render(full);
  expect(html).toContain('<feFlood flood-color="currentColor"');
  expect(html.match(/filter:url\(&quot;#ink-logos&quot;\)/g)).toHaveLength(4);
});

test("displays logos in their own colors on a light background without a filter", async () => {
  const html = await render(longest);
  expect(html).not.toContain("<filter");
  expect(html).toMatch(/<ul[^>]*data-tone="default"/);
});

test("displays wide, square and tall logos with equal area", async () => {
  const html = await render(full);
  const [wide, square, widest, tall] = [...html.matchAll(/--width:([\d.]+)/g)].map(([, width]) =>
    Number(width),
  );
  expect(square).toBe(1);
  // A logo's height is its width divided by its aspect ratio. Width times height is the area: 1, as for a square logo.
  expect((wide ?? 0) * ((wide ?? 0) / (320 / 120))).toBeCloseTo(1);
  expect((widest ?? 0) * ((widest ?? 0) / 8)).toBeCloseTo(1);
  expect((tall ?? 0) * ((tall ?? 0) / 0.8)).toBeCloseTo(1);
});

test("[SEC-2] links a logo to its owner's site only when there is a URL", async () => {
  const html = await render(full);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://northlight.example",
    "https://tallow.example/bread",
  ]);
});
