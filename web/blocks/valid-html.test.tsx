import { blockFixtures } from "@marquee/schemas/fixtures";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { htmlProblems } from "../../tests/support/html-problems.ts";
import { cutNetwork } from "../content/outbound/cut-network.fixture.ts";
import { stubSiteEnv } from "../site-env.fixture.ts";
import { renderBlocks } from "./block.fixture.ts";

// Replaces the function that reads gated blocks, because it works only within a request.
vi.mock("../content/gates/gated-blocks.server.ts", () => ({ readGatedBlocks: async () => null }));

const network = cutNetwork();
afterAll(network.restore);

beforeAll(() => {
  stubSiteEnv();
  // Silences the log about videos whose host can't be reached.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const blocks = Object.entries(blockFixtures).flatMap(([type, { full, empty }]) => [
  [`${type}, full`, full, true] as const,
  [`${type}, empty`, empty, false] as const,
]);

test.each(blocks)("[PAGE-1] the HTML of a block is valid: %s", async (name, raw, isFull) => {
  const html = await renderBlocks([raw]);
  expect(isFull && html === "").toBe(false);
  expect(
    await htmlProblems(
      `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${html}</body></html>`,
      name,
    ),
  ).toEqual([]);
});
