import { expect, test } from "vitest";
import { externalLinkFixture, internalLinkFixture } from "./link.fixture.ts";
import { optionalLink } from "./link.contract.ts";

const { _key: _to, ...toPage } = internalLinkFixture;
const { _key: _away, ...away } = externalLinkFixture;

const reasons = (link: unknown) =>
  optionalLink.safeParse(link).error?.issues.map(({ path }) => path.join("."));

test("returns null for a link that has no text and no target", () => {
  expect(optionalLink.parse({ ...toPage, label: null, page: null })).toBeNull();
  expect(optionalLink.parse({ ...away, label: " ", href: null })).toBeNull();
});

test("requires the missing text or URL of a partly written link", () => {
  expect(reasons({ ...toPage, label: null })).toEqual(["label"]);
  expect(reasons({ ...away, href: null })).toEqual(["href"]);
});

test("accepts a link to a deleted page, which the site drops", () => {
  expect(optionalLink.parse({ ...toPage, page: null })).toEqual({ ...toPage, page: null });
});
