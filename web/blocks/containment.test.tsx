import { blockFixtures } from "@marquee/schemas/fixtures";
import type { BlockType } from "@marquee/schemas/types";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldPath } from "../content/parse.ts";
import { rawBlocks } from "../content/raw-block.fixture.ts";
import { cutNetwork } from "../outbound/cut-network.fixture.ts";
import { contextFixture } from "./block.fixture.ts";
import { RenderBlocks } from "./render-blocks.tsx";
import { renderHtml } from "./render-html.fixture.ts";

const network = cutNetwork();
afterAll(network.mend);

let logged: string[] = [];
beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
  // What the hosts of films did not say, at every film.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words.join(" ")));
});

const neighbour = (words: string) => ({
  ...blockFixtures.text.empty,
  _key: words,
  heading: words,
});

async function render(blocks: readonly unknown[], draft: boolean): Promise<string> {
  const context = { ...contextFixture, draft };
  return renderHtml(await RenderBlocks({ blocks, context, path: "blocks" }));
}

const attributes = /\s(?:href|src|action|formaction|xlink:href)="([^"]*)"/gi;

/** What React writes where a form has a function for its action, until the browser takes it up. */
const ofReact = /^javascript:thrownewError\(Reactformunexpectedlysubmitted\.\)$/;

/** Addresses in the HTML that would run code, spaces and control characters aside as browsers read them. */
function runningAddresses(html: string): string[] {
  return (
    [...html.matchAll(attributes)]
      // oxlint-disable-next-line no-control-regex -- what a browser leaves out before it reads the scheme
      .map(([, address = ""]) => address.replaceAll(/&#x?\w+;|[\u0000-\u0020]/g, ""))
      .filter((address) => !ofReact.test(address))
      .filter((address) => /^(?:javascript|vbscript|data:text\/html)/i.test(address))
  );
}

const types = Object.entries(blockFixtures).map(([type, fixture]) => ({ type, fixture }));

const broken = types.flatMap(({ type, fixture }) =>
  Object.entries(fixture.broken).map(([name, entry]) => ({ type, name, ...entry })),
);

describe("[PAGE-3] a block that does not fit", () => {
  it.each(broken)("$type $name is missing for visitors, and logged once", async ({ block }) => {
    const alone = await render([neighbour("Before"), neighbour("After")], false);
    const with_ = [
      neighbour("Before"),
      { ...block, _key: crypto.randomUUID() },
      neighbour("After"),
    ];
    expect(await render(with_, false)).toBe(alone);
    await render(with_, false);
    await render(with_, true);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^content: document page-en-test, blocks\[_key=="/);
  });

  it.each(broken)("$type $name: the editor's card names the field", async ({ block, path }) => {
    const html = await render([neighbour("Before"), block, neighbour("After")], true);
    const field = path.length === 0 ? /<code>\w+<\/code>/ : `<code>${fieldPath(path)}</code>`;
    expect(html).toMatch(field);
    expect(html).toMatch(/Before.*<code>.*After/s);
  });
});

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockFixtures, type);

/** Made-up blocks on a page at once, each between two neighbours. */
const AT_ONCE = 20;
const PAGES = 50;

/** A failure in brief: whole pages of such blocks are megabytes. */
function report({
  failed,
  seed,
  counterexample,
  errorInstance,
}: fc.RunDetails<[unknown[], boolean]>) {
  if (!failed) return;
  const page = fc.stringify(counterexample).slice(0, 4_000);
  throw new Error(`${String(errorInstance)}\nSeed ${seed}: ${page}`);
}

describe("[PAGE-3] a thousand blocks of chance", () => {
  it.each(types.map(({ type }) => type).filter(isBlockType))(
    "%s: no page is thrown, no neighbour is lost, no address runs code",
    async (type) => {
      let shown = 0;
      const page = fc.array(rawBlocks(type), { minLength: AT_ONCE, maxLength: AT_ONCE });
      const property = fc.asyncProperty(page, fc.boolean(), async (made, draft) => {
        const places = made.map((_, index) => `Neighbour ${index}.`);
        const blocks = made.flatMap((raw, index) => [raw, neighbour(places[index] ?? "")]);
        const html = await render([neighbour("First."), ...blocks], draft);
        const problems = [
          ...places
            .filter((words) => !html.includes(`>${words}</h2>`))
            .map((words) => `no ${words}`),
          ...runningAddresses(html),
          ...(html.includes("<script>alert") ? ["a script of the block's own"] : []),
        ];
        if (problems.length > 0) throw new Error(problems.join(", "));
        shown += html.split(` data-block="`).length - 1 - places.length - 1;
      });
      await fc.assert(property, { numRuns: PAGES, seed: 3, endOnFailure: true, reporter: report });
      // Else hardly anything but refusals would have been tried.
      expect(shown).toBeGreaterThan((AT_ONCE * PAGES) / 10);
    },
    120_000,
  );
});
