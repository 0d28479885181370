import { expect, test } from "vitest";
import { tolerantPagesAbove } from "./tolerant-page.ts";

const pageAbove = (title: unknown, seoTitle: unknown = null) => ({
  slug: "programme/the-last-tram",
  title,
  seo: seoTitle === null ? null : { title: seoTitle },
});

const titleOf = (page: unknown) => tolerantPagesAbove.parse([page])[0]?.title;

test("[TOL-1] a page above with an invalid title stays in the breadcrumb, with the title that the page itself falls back to", () => {
  expect(titleOf(pageAbove("The last tram"))).toBe("The last tram");
  expect(titleOf(pageAbove("", "Trams of Tallowby"))).toBe("Trams of Tallowby");
  expect(titleOf(pageAbove(null))).toBe("The last tram");
  expect(titleOf(pageAbove(7, "b".repeat(130)))).toBe("The last tram");
  expect(titleOf(pageAbove("a".repeat(121)))).toBe(`${"a".repeat(119)}…`);
});

test("[TOL-1] a page above without a valid address is dropped, and the others are kept", () => {
  const kept = pageAbove("Kept");
  expect(tolerantPagesAbove.parse([{ ...kept, slug: "Not So" }, null, kept])).toEqual([
    { slug: kept.slug, title: "Kept" },
  ]);
  expect(tolerantPagesAbove.parse(null)).toEqual([]);
});
