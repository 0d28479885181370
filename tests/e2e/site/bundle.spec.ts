import type { BlockType } from "@marquee/schemas/types";
import { formatConsent } from "../../../web/consent/written-record.ts";
import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import { pageDocument } from "../../support/documents.ts";
import { blockTypes } from "../../support/gallery.ts";
import {
  fetchedScripts,
  heavyTraces,
  scriptBytes,
  scriptsAround,
} from "../../support/browsers/page-script.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { tallText, useBlock } from "../../support/editors/use-block.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Maximum size of a published page's scripts in bytes (gzip): LITE-1. */
const BUDGETS = { chosen: 6_000, firstVisit: 10_000, untouched: 16_000 };

/** The cookie of a visitor who has rejected everything. */
const rejected = () =>
  encodeURIComponent(
    formatConsent({ policyVersion: 99, analytics: false, media: false, time: Date.now() }),
  );

test("[LITE-1][BLK-7][PAGE-7] a text page has 6 kB of script, and 10 kB at a first visit with the consent banner", async ({
  newVisitor,
}) => {
  const { context } = await newVisitor();
  const url = `${urls.site}/en/privacy`;
  const first = await fetchedScripts(context, url);
  expect(first.map(({ url: address }) => new URL(address).pathname).join()).not.toContain(
    "/chunks/",
  );
  expect(scriptBytes(first)).toBeLessThanOrEqual(BUDGETS.firstVisit);
  await context.addCookies([{ name: CONSENT_COOKIE, value: rejected(), url: urls.site }]);
  const later = await fetchedScripts(context, url);
  expect(later.length).toBeGreaterThan(0);
  expect(scriptBytes(later)).toBeLessThanOrEqual(BUDGETS.chosen);
});

test("[LITE-1] a page with every block that has a script has at most 16 kB of it while nobody touches them", async ({
  newVisitor,
  lake,
}) => {
  const stored = await storedFixtures(lake);
  const types = ["heroAnimation", "gallery", "video", "form", "signInGate"] as const;
  const blocks = types.map((type) => stored(type));
  await lake.createOrReplace(pageDocument("untouched", blocks));
  const { context } = await newVisitor();
  const scripts = await fetchedScripts(context, `${urls.site}/en/untouched`);
  expect(scriptBytes(scripts)).toBeLessThanOrEqual(BUDGETS.untouched);
});

const AT_ONCE = 3;

const carried = (scripts: readonly { text: string }[]) =>
  Object.entries(heavyTraces).flatMap(([name, trace]) =>
    scripts.some(({ text }) => trace.test(text)) ? [name] : [],
  );

/**
 * The large module that each of these block types needs. A block with an entrance animation may also load the motion
 * library.
 */
const own: Partial<Record<BlockType, string>> = {
  heroAnimation: "the animation player",
  video: "the film player",
  signInGate: "the sign-in SDK",
};

/** Blocks whose modules are small. The first tier looks at these and at those with a large one. */
const plain: readonly BlockType[] = ["form", "gallery", "text"];

test("[BLK-5][BLK-7][GATE-4] a page downloads large modules only after an interaction, and only those of its blocks", async ({
  newVisitor,
  lake,
}) => {
  test.setTimeout(300_000);
  const stored = await storedFixtures(lake);
  const look = async (type: BlockType) => {
    const slug = `bundle-${type.toLowerCase()}`;
    const blocks = [tallText(), stored(type, { motion: "arrive" })];
    await lake.createOrReplace(pageDocument(slug, blocks));
    const { context } = await newVisitor();
    const { before, later } = await scriptsAround(context, `${urls.site}/en/${slug}`, useBlock);
    expect(carried(before), type).toEqual([]);
    const foreign = carried(later).filter(
      (part) => part !== own[type] && part !== "the motion library",
    );
    expect(foreign, type).toEqual([]);
    await context.close();
  };
  const types =
    process.env["TEST_TIER"] === "1"
      ? blockTypes.filter((type) => type in own || plain.includes(type))
      : blockTypes;
  // Loads pages in parallel, because the test mostly waits for pages to become idle.
  for (let first = 0; first < types.length; first += AT_ONCE) {
    await Promise.all(types.slice(first, first + AT_ONCE).map(look));
  }
});
