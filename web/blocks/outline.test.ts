import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, expect, test } from "vitest";
import { outlineOf } from "../../studio/plugins/checks/outline.ts";
import { storedBlock } from "../../tests/agreement/shapes/stored-block.ts";
import { renderBlocks } from "./block.fixture.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

beforeEach(stubSiteEnv);

// Three types of blocks are excluded. A video sends a request to its host, a gate needs a member,
// and a reusable block is in a document of its own.
const { video: _video, signInGate: _gate, reusable: _reusable, ...others } = blockFixtures;
const hero = blockFixtures.heroAnimation.full;

const cases = Object.entries(others).flatMap(([type, { full, empty, rightToLeft }]) =>
  Object.entries({ full, empty, rightToLeft }).flatMap(([state, block]) => [
    { type, state, place: "first", blocks: [block] },
    { type, state, place: "after a hero", blocks: [{ ...hero, _key: "opening" }, block] },
  ]),
);

test.each(cases)(
  "the studio's outline of a page matches the rendered headings, which skip no level: $type $state, $place",
  async ({ blocks }) => {
    // The entries of a page list come from other pages.
    const html = await renderBlocks(blocks, { first: true, lists: { get: () => undefined } });
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const outline = outlineOf({ blocks: blocks.map(storedBlock) });
    expect(outline.map(({ level }) => level)).toEqual(levels);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  },
);
