// @vitest-environment jsdom
import { blockFixtures } from "@marquee/schemas/fixtures";
import type { BlockType } from "@marquee/schemas/types";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contextFixture, parsedFixture } from "../../blocks/block.fixture.ts";
import { RenderBlocks } from "../../blocks/render-blocks.tsx";
import { renderHtml } from "../../blocks/render-html.fixture.ts";
import { cutNetwork } from "../../content/outbound/cut-network.fixture.ts";
import { textsOfBlock } from "./texts-on-page.client.ts";

// Replaces the function that reads gated blocks, because it works only within a request.
vi.mock("../../content/gates/gated-blocks.server.ts", () => ({
  readGatedBlocks: async () => null,
}));

const network = cutNetwork();
afterAll(network.restore);

beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** Texts that a page doesn't display: text alternatives, names of logos, and a schedule's venue for search engines. */
const hidden = /(?:^|\.)(?:alt|animationLabel)$|^logos\[.*\]\.name$|^(?:venue|address)$/;

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockFixtures, type);

/** Returns the paths of a preview's texts that editors can't type on the page. */
async function untypedTexts(raw: unknown): Promise<string[]> {
  const context = { ...contextFixture, isEditing: true };
  const blocks = parsedFixture([raw], true);
  document.body.innerHTML = await renderHtml(await RenderBlocks({ blocks, context }));
  return [...document.querySelectorAll<HTMLElement>("[data-texts]")].flatMap((block) => {
    const listed: { path: string; text: string }[] = JSON.parse(block.dataset["texts"] ?? "[]");
    const typed = new Set(textsOfBlock(block).map(({ path }) => path));
    return listed
      .filter(({ path, text }) => !hidden.test(path) && text.trim() !== "")
      .filter(({ path }) => !typed.has(`${block.dataset["block"]}.${path}`))
      .map(({ path }) => path.replaceAll(/\[[^\]]*\]/g, "[]"));
  });
}

describe("[COMP-1] every text that a preview displays can be typed on the page", () => {
  it.each(Object.keys(blockFixtures).filter(isBlockType))("%s", async (type) => {
    expect([...new Set(await untypedTexts(blockFixtures[type].full))]).toEqual([]);
  });
});
