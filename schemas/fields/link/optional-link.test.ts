import { expect, test } from "vitest";
import { externalLinkFixture, internalLinkFixture } from "./link.fixture.ts";
import { optionalLink } from "./link.contract.ts";

const { _key: _to, ...toPage } = internalLinkFixture;
const { _key: _away, ...away } = externalLinkFixture;

const reasons = (link: unknown) =>
  optionalLink.safeParse(link).error?.issues.map(({ path }) => path.join("."));

test("a link that the form began and nobody wrote is none", () => {
  expect(optionalLink.parse({ ...toPage, label: null, page: null })).toBeNull();
  expect(optionalLink.parse({ ...away, label: " ", href: null })).toBeNull();
});

test("a link that somebody wrote needs its words and its address", () => {
  expect(reasons({ ...toPage, label: null })).toEqual(["label"]);
  expect(reasons({ ...away, href: null })).toEqual(["href"]);
});

test("a link whose page is gone is no fault: the site drops it", () => {
  expect(optionalLink.parse({ ...toPage, page: null })).toEqual({ ...toPage, page: null });
});
