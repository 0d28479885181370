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

test("a programme is a list, steps are a numbered one", () => {
  expect(render(full)).toContain("<ul ");
  expect(render(rightToLeft)).toContain("<ol ");
});

test("entries' titles stand one level below what is over them", () => {
  expect(render(full)).toContain("<h3 ");
  expect(render(empty)).toContain("<h2 ");
  expect(render(full, true)).not.toContain("<h3 ");
});

test("an entry has one link, by its own words", () => {
  expect(render(full)).toContain('<a href="/en/programme">About The Last Tram</a>');
});

test("[BLK-4] a link whose page is gone leaves the entry without one", () => {
  const [tram] = full.features;
  const link = { kind: "internal", href: null, page: null, label: "About it" };
  expect(render({ ...full, features: [{ ...tram, link }] })).not.toContain("<a ");
});

test("a link that the form began and nobody wrote is none", () => {
  const [tram] = full.features;
  const link = { kind: "internal", href: null, page: null, label: null };
  expect(render({ ...full, features: [{ ...tram, link }] })).not.toContain("<a ");
});

test("[IMG-1] the first picture is asked for larger than the others", () => {
  const shares = render(full).match(/\(min-width: 60rem\) \d+vw/g) ?? [];
  expect(shares).toHaveLength(3);
  expect(new Set(shares).size).toBe(2);
});
