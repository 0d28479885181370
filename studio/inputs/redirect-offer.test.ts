import { expect, test } from "vitest";
import { lostAddress } from "./redirect-offer.ts";

const page = { published: "/en/a", written: "/en/a", before: null };

test("[PAGE-8] a page that stays where it is loses no address", () => {
  expect(lostAddress(page, [])).toBeNull();
  expect(lostAddress({ ...page, published: null, written: "/en/new" }, [])).toBeNull();
});

test("[PAGE-8] a new address loses the published one, before it is published and after", () => {
  expect(lostAddress({ ...page, written: "/en/b" }, [])).toBe("/en/a");
  expect(lostAddress({ published: "/en/b", written: "/en/b", before: "/en/a" }, [])).toBe("/en/a");
});

test("[PAGE-8] an address that is redirected is not lost", () => {
  expect(lostAddress({ ...page, written: "/en/b" }, ["/en/a"])).toBeNull();
});

test("[PAGE-8] a page that is moved back has lost nothing", () => {
  expect(lostAddress({ ...page, before: "/en/a" }, [])).toBeNull();
  expect(lostAddress({ ...page, written: null }, [])).toBeNull();
});
