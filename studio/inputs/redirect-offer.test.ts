import { expect, test } from "vitest";
import { lostAddress } from "./redirect-offer.ts";

const page = { published: "/en/a", written: "/en/a", before: null };

test.each([
  ["its path is unchanged", page, [], null],
  ["it is new", { ...page, published: null, written: "/en/new" }, [], null],
  ["it gets a new path", { ...page, written: "/en/b" }, [], "/en/a"],
  [
    "a new path is published",
    { published: "/en/b", written: "/en/b", before: "/en/a" },
    [],
    "/en/a",
  ],
  ["a redirect exists", { ...page, written: "/en/b" }, ["/en/a"], null],
  ["it is moved back", { ...page, before: "/en/a" }, [], null],
  ["it has no path", { ...page, written: null }, [], null],
])("[PAGE-8] reports the lost path of a page when %s", (_, moved, redirects, lost) => {
  expect(lostAddress(moved, redirects)).toBe(lost);
});
