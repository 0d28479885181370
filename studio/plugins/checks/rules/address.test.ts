import { expect, it } from "vitest";
import { factsWith, pageWith } from "../checks.fixture.ts";
import type { Facts } from "../facts.ts";
import { addressAndRedirects } from "./address.ts";

const to = (from: string, href: string) => ({ from, href, page: null });
const publishedAddress = "/en/old-house";
const toOld = to("/en/a", publishedAddress);
const toPage = { from: publishedAddress, href: null, page: "house" };
const loop = [toOld, to(publishedAddress, "/en/a")];

it.each<[string, Partial<Facts>, string[]]>([
  ["the page keeps its path", { publishedAddress: "/en/house" }, []],
  ["it is not published", { publishedAddress: null, redirects: [to("/en/a", "/en/b")] }, []],
  ["its new path has a redirect", { publishedAddress, redirects: [toPage] }, []],
  [
    "a redirect starts at its own path",
    { redirects: [to("/en/house", "/en/b")] },
    ["warning: .*has no effect"],
  ],
  [
    "it changes its path without a redirect",
    { publishedAddress },
    ["warning: .*would lead to an error page"],
  ],
  ["it was the home page", { publishedAddress: "/en" }, ["error: .*“Make this the home page”"]],
  [
    "pages stay below its previous path",
    { publishedAddress, redirects: [toPage], pagesBelow: 3 },
    ["warning: .*below “/en/old-house”: 3\\."],
  ],
  ["redirects form a circle", { publishedAddress, redirects: loop }, ["error: .*redirect loop"]],
  [
    "another redirect leads to the previous path",
    { publishedAddress, redirects: [toOld, toPage] },
    ["warning: .*two redirects in a row"],
  ],
  [
    "a redirect leads to the previous path, which has none",
    { publishedAddress, redirects: [toOld] },
    ["The redirect from “/en/a”.*would see an error page", "previous URL “/en/old-house”"],
  ],
])("reports what happens to the paths when %s", (_, facts, messages) => {
  const found = addressAndRedirects(pageWith([]), factsWith(facts));
  const texts = found.map(({ level, message }) => `${level}: ${message}`);
  expect(texts).toEqual(messages.map((message) => expect.stringMatching(message)));
});
