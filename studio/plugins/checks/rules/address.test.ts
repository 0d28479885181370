import { expect, it } from "vitest";
import { factsWith, pageWith } from "../checks.fixture.ts";
import type { Facts } from "../facts.ts";
import { addressAndRedirects } from "./address.ts";

const found = (facts: Partial<Facts>) =>
  addressAndRedirects(pageWith([]), factsWith(facts)).map(({ level, message }) => [level, message]);

const to = (from: string, href: string) => ({ from, href, page: null });
const left = "/en/old-house";
const toPage = { from: left, href: null, page: "house" };

it("reports nothing when the page keeps its path or is not published", () => {
  expect(found({ publishedAddress: "/en/house" })).toEqual([]);
  expect(found({ publishedAddress: null, redirects: [to("/en/a", "/en/b")] })).toEqual([]);
});

it("warns about a redirect from the page's own path", () => {
  expect(found({ redirects: [to("/en/house", "/en/b")] })).toEqual([
    ["warning", expect.stringMatching(/has no effect/)],
  ]);
});

it("warns when the page changes its path without a redirect", () => {
  expect(found({ publishedAddress: left })).toEqual([
    ["warning", expect.stringMatching(/would lead to an error page/)],
  ]);
  expect(found({ publishedAddress: left, redirects: [toPage] })).toEqual([]);
});

it.each([
  ["a circle", [to("/en/a", left), to(left, "/en/a")], "error", /redirect loop/],
  ["a second redirect", [to("/en/a", left), toPage], "warning", /two redirects in a row/],
])(
  "reports %s when another redirect leads to the previous path",
  (_name, redirects, level, message) => {
    expect(found({ publishedAddress: left, redirects })).toEqual([
      [level, expect.stringMatching(message)],
    ]);
  },
);

it("reports a redirect to the previous path besides the missing redirect", () => {
  const redirects = [to("/en/a", left)];
  expect(found({ publishedAddress: left, redirects }).map(([, message]) => message)).toEqual([
    expect.stringMatching(/The redirect from “\/en\/a”.*would see an error page/),
    expect.stringMatching(/previous URL “\/en\/old-house”/),
  ]);
});
