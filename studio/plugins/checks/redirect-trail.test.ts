import { expect, it } from "vitest";
import { addressesLedTo, follow } from "./redirect-trail.ts";

const to = (from: string, href: string) => ({ from, href, page: null });
const redirects = [
  to("/en/a", "/en/b"),
  to("/en/b", "/en/a"),
  to("/en/c", "/en/d?x=1#y"),
  to("/en/d", "/en/e"),
  to("/en/out", "https://tickets.example"),
  to("/en/gone", "/en/nothing"),
  { from: "/en/page", href: null, page: "home" },
];

it.each([
  ["/en/a", "circle"],
  ["/en/c", "twice"],
  ["/en/d", "arrives"],
  ["/en/out", "arrives"],
  ["/en/page", "arrives"],
  ["/en/gone", "nowhere"],
  ["/en/e", "arrives"],
])("follows the redirects from %s to their end: %s", (from, end) => {
  expect(follow(from, redirects, new Set(["/en/e"]))).toBe(end);
  expect(follow("/en/a", redirects, new Set(["/en/b"]))).toBe("arrives");
});

it("lists the site's own paths that redirects lead to", () => {
  expect(addressesLedTo(redirects)).toEqual(["/en/b", "/en/a", "/en/d", "/en/e", "/en/nothing"]);
});
