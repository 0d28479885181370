import { blockFixtures } from "@marquee/schemas/fixtures";
import type { APIRequestContext } from "@playwright/test";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { blockTypes } from "../../support/gallery.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { restoring } from "../../support/restoring.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const target = pageDocument("linked-before", [textBlock("Here it is.")]);

// Weak, so that the test can delete the page.
const page = { _type: "reference", _ref: target._id, _weak: true };
const link = { _key: "linked", _type: "link", label: "The linked page", kind: "internal", page };

/** Every type of block that can link to a page. The links of a reusable block are in blocks of these types. */
const linking = blockTypes.filter(
  (type) =>
    type !== "reusable" && JSON.stringify(blockFixtures[type].full).includes('"kind":"internal"'),
);

async function linksTo(request: APIRequestContext, path: string, address: string) {
  const html = await (await request.get(path)).text();
  return { links: html.split(`href="${address}"`).length - 1, isKnown: html.includes(address) };
}

test("[PAGE-8] updates every link to a moved and a deleted page", async ({ lake, request }) => {
  const stored = await storedFixtures(lake);
  const blocks = JSON.stringify(linking.map((type) => stored(type))).replaceAll(
    '{"_type":"reference","_ref":"page-en-programme"}',
    JSON.stringify(page),
  );
  const inBlocks = blocks.split(target._id).length - 1;
  expect(linking.length).toBeGreaterThan(8);
  expect(inBlocks).toBeGreaterThanOrEqual(linking.length);
  await lake.createOrReplace(target);
  await lake.createOrReplace(pageDocument("linking", JSON.parse(blocks)));

  const english = 'languages[language=="en"]';
  await using _settings = await restoring(lake, "siteSettings", "consentSettings");
  for (const list of ["menu", "footerLinks"]) {
    await lake.patch("siteSettings").insert("after", `${english}.${list}[-1]`, [link]).commit();
  }
  await lake.patch("consentSettings").set({ 'notices[language=="en"].policyPage': page }).commit();

  const now = async (slug: string) => ({
    blocks: await linksTo(request, "/en/linking", `/en/${slug}`),
    // Counts the links in the menu, the footer and the consent notice. These links are the same
    // on every page.
    frame: await linksTo(request, "/en/about", `/en/${slug}`),
  });
  const inFrame = async () => (await now("linked-before")).frame.links;
  await expect.poll(inFrame).toBeGreaterThanOrEqual(2);
  const before = await now("linked-before");
  expect(before.blocks.links).toBeGreaterThanOrEqual(inBlocks + 2);

  await lake.patch(target._id).set({ "slug.current": "linked-after" }).commit();
  await expect.poll(() => now("linked-after")).toEqual(before);
  const nowhere = { links: 0, isKnown: false };
  expect(await now("linked-before")).toEqual({ blocks: nowhere, frame: nowhere });

  await lake.delete(target._id);
  await expect.poll(() => now("linked-after")).toEqual({ blocks: nowhere, frame: nowhere });
});
