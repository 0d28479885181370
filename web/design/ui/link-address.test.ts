import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

const venue = { language: "de", slug: "filme/salz" };
const home = { language: "en", slug: "index" };

test.each([
  ["a page in its language", venue, null, "/de/filme/salz"],
  ["the home page", home, null, "/en"],
  ["a block of a page [COMP-2]", venue, "hall-2", "/de/filme/salz#block-hall-2"],
  ["a missing page that still has a URL", null, null, null],
])("[BLK-4] returns the address of %s", (_, page, section, address) => {
  const link = { kind: "internal", href: "https://example.org", page, section } as const;
  expect(linkAddress(link)).toBe(address);
});

test.each([
  ["https://example.org/a", true],
  ["mailto:a@example.org", true],
  ["tel:+49123", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["vbscript:x", false],
  ["//example.org", false],
  ["x", false],
  ["", false],
])("[BLK-4] accepts the URL %j: %s", (href, isSafe) => {
  const address = linkAddress({ kind: "external", href, page: null, section: null });
  expect(address).toBe(isSafe ? href : null);
});
