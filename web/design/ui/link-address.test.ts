import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

const outward = (href: string | null) =>
  linkAddress({ kind: "external", href, page: null, section: null });

test("[BLK-4] returns a page's path in the page's language", () => {
  const page = { language: "de", slug: "filme/salz" };
  expect(linkAddress({ kind: "internal", href: null, page, section: null })).toBe("/de/filme/salz");
});

test("[BLK-4] returns only the language for the home page", () => {
  const page = { language: "en", slug: "index" };
  expect(linkAddress({ kind: "internal", href: null, page, section: null })).toBe("/en");
});

test("[COMP-2] returns the address of a block of a page", () => {
  const page = { language: "en", slug: "venue" };
  expect(linkAddress({ kind: "internal", href: null, page, section: "hall-2" })).toBe(
    "/en/venue#block-hall-2",
  );
});

test("[BLK-4] returns null for a link to a missing page, even if it still has a URL", () => {
  expect(
    linkAddress({ kind: "internal", href: "https://example.org", page: null, section: null }),
  ).toBeNull();
});

test.each(["https://example.org/a", "mailto:a@example.org", "tel:+49123"])(
  "[BLK-4] accepts the safe URL %s",
  (address) => expect(outward(address)).toBe(address),
);

test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "//example.org", "x", ""])(
  "[BLK-4] rejects the URL %s",
  (address) => expect(outward(address)).toBeNull(),
);
