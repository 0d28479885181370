// cspell:ignore thrownew
import { blockFixtures } from "@marquee/schemas/fixtures";
import type { BlockType } from "@marquee/schemas/types";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { renderBlocks } from "./block.fixture.ts";
import { cutNetwork } from "../content/outbound/cut-network.fixture.ts";
import { rawBlocks } from "../content/parse/raw-block.fixture.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

// Replaces the function that reads gated blocks, because it works only within a request.
vi.mock("../content/gates/gated-blocks.server.ts", () => ({ readGatedBlocks: async () => null }));

const network = cutNetwork();
afterAll(network.restore);

beforeAll(() => {
  stubSiteEnv();
  // Silences the log, because the site logs each invalid block, and each video whose host can't be reached.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const neighbour = (words: string) => ({ ...blockFixtures.text.empty, _key: words, heading: words });

const attributes = /\s(?:href|src|action|formaction|xlink:href)="([^"]*)"/gi;

/** The URL that React writes as the `action` of a form until hydration, if the action is a function. */
const ofReact = /^javascript:thrownewError\(Reactformunexpectedlysubmitted\.\)$/;

/** Returns the URLs in the HTML that would run code. Strips whitespace and control characters first, as browsers do. */
function runningAddresses(html: string): string[] {
  return (
    [...html.matchAll(attributes)]
      // oxlint-disable-next-line no-control-regex -- browsers drop these characters before they read the scheme
      .map(([, address = ""]) => address.replaceAll(/&#x?\w+;|[\u0000-\u0020]/g, ""))
      .filter((address) => !ofReact.test(address))
      .filter((address) => /^(?:javascript|vbscript|data:text\/html)/i.test(address))
  );
}

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockFixtures, type);

/** Number of generated blocks per page. Each of them is between two valid blocks. */
const AT_ONCE = 20;
/** Number of pages for each type of block: a fifth of them in `npm test`. */
const PAGES = (process.env["TEST_TIER"] ?? "1") === "1" ? 10 : 50;

/** Shortens the report of a failure, because the HTML of random blocks can be several megabytes long. */
function report(details: fc.RunDetails<[unknown[], boolean]>) {
  if (!details.failed) return;
  const page = fc.stringify(details.counterexample).slice(0, 4_000);
  throw new Error(`${String(details.errorInstance)}\nSeed ${details.seed}: ${page}`);
}

describe("[PAGE-3] random blocks", () => {
  it.each(Object.keys(blockFixtures).filter(isBlockType))(
    "%s: renders every page and neighboring block, and no URL runs code",
    async (type) => {
      let shown = 0;
      const page = fc.array(rawBlocks(type), { minLength: AT_ONCE, maxLength: AT_ONCE });
      const property = fc.asyncProperty(page, fc.boolean(), async (made, isEditing) => {
        const places = made.map((_, index) => `Neighbour ${index}.`);
        const blocks = made.flatMap((raw, index) => [raw, neighbour(places[index] ?? "")]);
        const html = await renderBlocks([neighbour("First."), ...blocks], { isEditing });
        const problems = [
          ...places.filter((words) => !html.includes(`>${words}</h2>`)),
          ...runningAddresses(html),
          ...(html.includes("<script>alert") ? ["a script of the block's own"] : []),
        ];
        if (problems.length > 0) throw new Error(problems.join(", "));
        shown += html.split(` data-block="`).length - 1 - places.length - 1;
      });
      await fc.assert(property, { numRuns: PAGES, seed: 3, endOnFailure: true, reporter: report });
      // At least a tenth of the blocks must be rendered. Otherwise the test would prove little about rendering.
      expect(shown).toBeGreaterThan((AT_ONCE * PAGES) / 10);
    },
    120_000,
  );
});
