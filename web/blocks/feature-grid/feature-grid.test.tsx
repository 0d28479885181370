import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { FeatureGrid } from "./feature-grid.tsx";

const { full, empty, rightToLeft } = blockFixtures.featureGrid;

const render = (raw: unknown, first = false) =>
  renderToStaticMarkup(
    <FeatureGrid block={blockOf("featureGrid", raw)} context={{ ...contextFixture, first }} />,
  );

test("renders a program as an unordered list and steps as an ordered list", () => {
  expect(render(full)).toContain("<ul ");
  expect(render(rightToLeft)).toContain("<ol ");
});

test("renders entries' titles one heading level below the heading above them", () => {
  expect(render(full)).toContain("<h3 ");
  expect(render(empty)).toContain("<h2 ");
  expect(render(full, true)).not.toContain("<h3 ");
});

test("renders one link per entry, with its own label", () => {
  expect(render(full)).toContain('<a href="/en/programme">About The Last Tram</a>');
});

test("[BLK-4] renders an entry without a link when the link's page no longer exists", () => {
  const [tram] = full.features;
  const link = { kind: "internal", href: null, page: null, section: null, label: "About it" };
  expect(render({ ...full, features: [{ ...tram, link }] })).not.toContain("<a ");
});

test("renders no link when its label and target are empty", () => {
  const [tram] = full.features;
  const link = { kind: "internal", href: null, page: null, section: null, label: null };
  expect(render({ ...full, features: [{ ...tram, link }] })).not.toContain("<a ");
});

test("[IMG-1] requests the first image in a larger size than the others", () => {
  const shares = render(full).match(/\(min-width: 60rem\) \d+vw/g) ?? [];
  expect(shares).toHaveLength(3);
  expect(new Set(shares).size).toBe(2);
});
