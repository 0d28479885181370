import { expect, test } from "vitest";
import { externalLinkFixture, internalLinkFixture } from "./link.fixture.ts";
import { optionalLink } from "./link.contract.ts";

const { _key: _to, ...toPage } = internalLinkFixture;
const { _key: _away, ...away } = externalLinkFixture;

test.each([
  ["has no text and no target", { ...toPage, label: null, page: null }, null],
  ["has no text and no URL", { ...away, label: " ", href: null }, null],
  // The site drops such a link.
  ["leads to a deleted page", { ...toPage, page: null }, { ...toPage, page: null }],
])("accepts a link that %s", (_, link, parsed) => {
  expect(optionalLink.parse(link)).toEqual(parsed);
});

test.each([
  ["label", { ...toPage, label: null }],
  ["href", { ...away, href: null }],
])("requires the missing field %s of a partly written link", (field, link) => {
  const paths = optionalLink.safeParse(link).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual([field]);
});
