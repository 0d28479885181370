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

test("[BLK-4] accepts only safe URLs", () => {
  const safe = ["https://example.org/a", "mailto:a@example.org", "tel:+49123"];
  const unsafe = [
    "javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//example.org",
    "x",
    "",
  ];
  const target = { kind: "external", page: null, section: null } as const;
  const accepted = [...safe, ...unsafe].filter((href) => linkAddress({ ...target, href }) === href);
  expect(accepted).toEqual(safe);
  expect(unsafe.map((href) => linkAddress({ ...target, href }))).toEqual(unsafe.map(() => null));
});
