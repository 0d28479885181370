import { blockFixtures } from "@marquee/schemas/fixtures";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldPath } from "../content/addresses/stored-path.ts";
import { cutNetwork } from "../content/outbound/cut-network.fixture.ts";
import { contextFixture, parsedFixture } from "./block.fixture.ts";
import { RenderBlocks } from "./render-blocks.tsx";
import { renderHtml } from "./render-html.fixture.ts";

// Replaces the function that reads gated blocks, because it works only within a request.
vi.mock("../content/gates/gated-blocks.server.ts", () => ({ readGatedBlocks: async () => null }));

const network = cutNetwork();
afterAll(network.restore);

let logged: string[] = [];
beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
  // Silences warnings, because each video logs that its host can't be reached.
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
  return renderHtml(await RenderBlocks({ blocks: parsedFixture(blocks, draft), context }));
}

const types = Object.entries(blockFixtures).map(([type, fixture]) => ({ type, fixture }));

const broken = types.flatMap(({ type, fixture }) =>
  Object.entries(fixture.broken).map(([name, entry]) => ({ type, name, ...entry })),
);

it("[COMP-1] gives an empty link a place to type, for editors only", async () => {
  const blocks = [{ ...blockFixtures.announcement.full, link: null }];
  const draft = await render(blocks, true);
  expect(draft).toMatch(/<a [^>]*data-empty="link\.label"/);
  expect(await render(blocks, false)).not.toMatch(/data-empty|missing-target/);
});

describe("[PAGE-3] an invalid block", () => {
  it.each(broken)(
    "$type $name: renders no card and no placeholder for visitors, and logs the problem once",
    async ({ block }) => {
      const blocks = [
        neighbour("Before"),
        { ...block, _key: crypto.randomUUID() },
        neighbour("After"),
      ];
      const html = await render(blocks, false);
      expect(html).toMatch(/Before.*After/s);
      expect(html).not.toMatch(/role="note"|missing-picture|\[[A-Z][a-z ]+\]/);
      await render(blocks, false);
      await render(blocks, true);
      // Ignores React's warning about several renderers: an error boundary renders its block with a
      // second renderer. React prints the warning in tests only.
      const lines = logged.filter((line) => !line.startsWith("Detected multiple renderers"));
      expect(lines).toEqual([
        expect.stringMatching(/^content: document page-en-test, blocks\[_key=="/),
      ]);
    },
  );

  it.each(broken)("$type $name: names the field in the editor's card", async ({ block, path }) => {
    const html = await render([neighbour("Before"), block, neighbour("After")], true);
    const field = path.length === 0 ? /data-field="\w+"/ : `data-field="${fieldPath(path)}"`;
    expect(html).toMatch(field);
    expect(html).toMatch(/Before.*data-field=.*After/s);
  });
});
