import { expect, test } from "vitest";
import { tolerantPagesAbove } from "./tolerant-page.ts";

const pageAbove = (title: unknown, seoTitle: unknown = null) => ({
  slug: "programme/the-last-tram",
  title,
  seo: seoTitle === null ? null : { title: seoTitle },
});

const titleOf = (page: unknown) => tolerantPagesAbove.parse([page])[0]?.title;

test("[TOL-1] a parent page with an invalid title has the page's fallback title, and one without a valid slug is dropped", () => {
  expect(titleOf(pageAbove("The last tram"))).toBe("The last tram");
  expect(titleOf(pageAbove("", "Trams of Tallowby"))).toBe("Trams of Tallowby");
  expect(titleOf(pageAbove(null))).toBe("The last tram");
  expect(titleOf(pageAbove(7, "b".repeat(130)))).toBe("The last tram");
  expect(titleOf(pageAbove("a".repeat(121)))).toBe(`${"a".repeat(119)}…`);
  const valid = pageAbove("Kept");
  expect(tolerantPagesAbove.parse([{ ...valid, slug: "Not So" }, null, valid])).toEqual([
    { slug: valid.slug, title: "Kept" },
  ]);
  expect(tolerantPagesAbove.parse(null)).toEqual([]);
});
