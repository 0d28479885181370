import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { outlineOf } from "../../studio/plugins/checks/outline.ts";
import { storedBlock } from "../../tests/agreement/shapes/stored-block.ts";
import { contextFixture, parsedFixture } from "./block.fixture.ts";
import { RenderBlocks } from "./render-blocks.tsx";
import { renderHtml } from "./render-html.fixture.ts";

beforeEach(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
});

// Three types of blocks are excluded. A video sends a request to its host, a gate needs a member,
// and a reusable block is in a document of its own.
const { video: _video, signInGate: _gate, reusable: _reusable, ...asked } = blockFixtures;
const hero = blockFixtures.heroAnimation.full;

const cases = Object.entries(asked).flatMap(([type, { full, empty, rightToLeft }]) =>
  Object.entries({ full, empty, rightToLeft }).flatMap(([state, block]) => [
    { type, state, place: "first", blocks: [block] },
    { type, state, place: "after a hero", blocks: [{ ...hero, _key: "opening" }, block] },
  ]),
);

/** Returns the heading levels of the rendered page, in order. */
async function levelsOnSite(blocks: readonly object[]): Promise<number[]> {
  // The entries of a page list come from other pages.
  const lists = { get: () => undefined };
  const context = { ...contextFixture, first: true, lists };
  const html = await renderHtml(await RenderBlocks({ blocks: parsedFixture(blocks), context }));
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
}

describe("the studio's outline of a page matches the rendered headings", () => {
  it.each(cases)("$type $state, $place", async ({ blocks }) => {
    const outline = outlineOf({ blocks: blocks.map(storedBlock) });
    expect(outline.map(({ level }) => level)).toEqual(await levelsOnSite(blocks));
  });
});

it("skips no heading level, whatever block is first on the page", async () => {
  for (const { blocks } of cases) {
    const levels = await levelsOnSite(blocks);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  }
});
