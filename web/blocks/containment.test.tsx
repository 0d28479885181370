import { blockFixtures } from "@marquee/schemas/fixtures";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { fieldPath } from "../content/addresses/stored-path.ts";
import { htmlProblems } from "../../tests/support/html-problems.ts";
import { cutNetwork } from "../content/outbound/cut-network.fixture.ts";
import { renderBlocks } from "./block.fixture.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

// Replaces the function that reads gated blocks, because it works only within a request.
vi.mock("../content/gates/gated-blocks.server.ts", () => ({ readGatedBlocks: async () => null }));

const network = cutNetwork();
afterAll(network.restore);

let logged: string[] = [];
beforeAll(() => {
  stubSiteEnv();
  // Silences warnings, because each video logs that its host can't be reached.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words.join(" ")));
});

const neighbour = (words: string) => ({ ...blockFixtures.text.empty, _key: words, heading: words });

const broken = Object.entries(blockFixtures).flatMap(([type, fixture]) =>
  Object.entries(fixture.broken).map(([name, entry]) => ({ type, name, ...entry })),
);

it("[COMP-1] gives an empty link a place to type, for editors only", async () => {
  const blocks = [{ ...blockFixtures.announcement.full, link: null }];
  expect(await renderBlocks(blocks, { isEditing: true })).toMatch(
    /<a [^>]*data-empty="link\.label"/,
  );
  expect(await renderBlocks(blocks)).not.toMatch(/data-empty|missing-target/);
});

it.each(broken)(
  "[PAGE-3] an invalid block, $type $name, is logged once and rendered for editors only, as a card with the field",
  async ({ block, path }) => {
    const around = (raw: object) => [neighbour("Before"), raw, neighbour("After")];
    const blocks = around({ ...block, _key: crypto.randomUUID() });
    const html = await renderBlocks(blocks);
    expect(html).toMatch(/Before.*After/s);
    expect(html).not.toMatch(/role="note"|missing-picture|\[[A-Z][a-z ]+\]/);
    await renderBlocks(blocks);
    await renderBlocks(blocks, { isEditing: true });
    // Ignores React's warning about several renderers: an error boundary renders its block with a
    // second renderer. React prints the warning in tests only.
    const lines = logged.filter((line) => !line.startsWith("Detected multiple renderers"));
    expect(lines).toEqual([
      expect.stringMatching(/^content: document page-en-test, blocks\[_key=="/),
    ]);

    const card = await renderBlocks(around(block), { isEditing: true });
    expect(card).toMatch(/Before.*data-field="[^"]+".*After/s);
    expect(card).toContain(path.length === 0 ? "data-field=" : `data-field="${fieldPath(path)}"`);
  },
);

const valid = Object.entries(blockFixtures).flatMap(([type, { full, empty }]) => [
  { name: `${type}, full`, raw: full, isFull: true },
  { name: `${type}, empty`, raw: empty, isFull: false },
]);

it.each(valid)("[PAGE-1] the HTML of a block is valid: $name", async ({ name, raw, isFull }) => {
  const html = await renderBlocks([raw]);
  expect(isFull && html === "").toBe(false);
  const page = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${html}</body></html>`;
  expect(await htmlProblems(page, name)).toEqual([]);
});
