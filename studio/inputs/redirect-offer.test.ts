import { expect, test } from "vitest";
import { lostAddress } from "./redirect-offer.ts";

const page = { published: "/en/a", written: "/en/a", before: null };

test("[PAGE-8] reports no lost path when the page's path is unchanged", () => {
  expect(lostAddress(page, [])).toBeNull();
  expect(lostAddress({ ...page, published: null, written: "/en/new" }, [])).toBeNull();
});

test("[PAGE-8] reports the published path as lost before and after a new path is published", () => {
  expect(lostAddress({ ...page, written: "/en/b" }, [])).toBe("/en/a");
  expect(lostAddress({ published: "/en/b", written: "/en/b", before: "/en/a" }, [])).toBe("/en/a");
});

test("[PAGE-8] reports no lost path when it has a redirect", () => {
  expect(lostAddress({ ...page, written: "/en/b" }, ["/en/a"])).toBeNull();
});

test("[PAGE-8] reports no lost path when the page is moved back", () => {
  expect(lostAddress({ ...page, before: "/en/a" }, [])).toBeNull();
  expect(lostAddress({ ...page, written: null }, [])).toBeNull();
});
