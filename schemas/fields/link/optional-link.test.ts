import { expect, test } from "vitest";
import { pageLinkFixture, siteLinkFixture } from "./link.fixture.ts";
import { optionalLink } from "./link.contract.ts";

test.each([
  ["has no text and no target", { ...pageLinkFixture, label: null, page: null }, null],
  ["has no text and no URL", { ...siteLinkFixture, label: " ", href: null }, null],
  // The site drops such a link.
  [
    "leads to a deleted page",
    { ...pageLinkFixture, page: null },
    { ...pageLinkFixture, page: null },
  ],
])("accepts a link that %s", (_, link, parsed) => {
  expect(optionalLink.parse(link)).toEqual(parsed);
});

test.each([
  ["label", { ...pageLinkFixture, label: null }],
  ["href", { ...siteLinkFixture, href: null }],
])("requires the missing field %s of a partly written link", (field, link) => {
  const paths = optionalLink.safeParse(link).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual([field]);
});
