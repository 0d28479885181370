import { gzipSync } from "node:zlib";
import type { BlockType } from "@marquee/schemas/types";
import type { APIRequestContext } from "@playwright/test";
import { pageDocument } from "../../support/documents.ts";
import { blockTypes } from "../../support/gallery.ts";
import {
  heavyTraces,
  type Script,
  scriptBytes,
  scriptsAround,
} from "../../support/browsers/page-script.ts";
import { moduleBytes } from "../../support/browsers/shell-bytes.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { tallText, useBlock } from "../../support/editors/use-block.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Size of the scripts of the benchmarks' bare Next.js app, in bytes (gzip). `npm run bench -- blocks` measures it. */
const BARE = 134_904;

/** Maximum size of the scripts that a text-only page adds to those of a bare page, in bytes (gzip): BLK-7. */
const BUDGET = 8_192;

/** Maximum size of the script that updates an open page after changes, in bytes (gzip): PAGE-7. */
const LIVE_BUDGET = 1_024;

async function listedScripts(request: APIRequestContext, path: string): Promise<Script[]> {
  const html = await (await request.get(path)).text();
  const [, list = "[]"] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  const addresses: string[] = JSON.parse(list.replaceAll("&quot;", '"'));
  return Promise.all(
    addresses.map(async (url) => {
      const body = await (await request.get(url)).body();
      return { url, gzip: gzipSync(body, { level: 6 }).length, text: body.toString() };
    }),
  );
}

test("[BLK-7][PAGE-7] the HTML of a text page lists at most 8 kB more script than a bare page, 1 kB of it for live updates", async ({
  request,
}) => {
  const scripts = await listedScripts(request, "/en/privacy");
  expect(scripts.length).toBeGreaterThan(3);
  // The proof of work of a form.
  expect(scripts.filter(({ text }) => text.includes("PBKDF2"))).toEqual([]);
  expect(scriptBytes(scripts) - BARE).toBeLessThanOrEqual(BUDGET);
  const live = moduleBytes(scripts, (module) => module.includes("/api/live?"));
  expect(live).toBeGreaterThan(100);
  expect(live).toBeLessThanOrEqual(LIVE_BUDGET);
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
