import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

const outward = (href: string | null) => linkAddress({ kind: "external", href, page: null });

test("[BLK-4] a link to a page leads to its address in its language", () => {
  const page = { language: "de", slug: "filme/salz" };
  expect(linkAddress({ kind: "internal", href: null, page })).toBe("/de/filme/salz");
});

test("[BLK-4] the home page is the language alone", () => {
  const page = { language: "en", slug: "index" };
  expect(linkAddress({ kind: "internal", href: null, page })).toBe("/en");
});

test("[BLK-4] a link to a page that is gone leads nowhere, even with an address left in it", () => {
  expect(linkAddress({ kind: "internal", href: "https://example.org", page: null })).toBeNull();
});

test.each(["https://example.org/a", "mailto:a@example.org", "tel:+49123"])(
  "[BLK-4] %s is a safe address",
  (address) => expect(outward(address)).toBe(address),
);

test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "//example.org", "x", ""])(
  "[BLK-4] %s never reaches the page",
  (address) => expect(outward(address)).toBeNull(),
);
