import { blockFixtures } from "@marquee/schemas/fixtures";
import { createServer } from "node:http";
import { isValidElement, type ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { animationAddress } from "../../content/animation/animation-address.ts";
import { divertHttps } from "../../content/outbound/divert-https.fixture.ts";
import { pictureSizes } from "../../design/images/sizes.ts";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { HeroAnimation } from "./hero-animation.tsx";
import { HeroStageShell } from "./hero-stage-shell.client.tsx";

beforeEach(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
});

/** Simulates a public host whose file is not an animation. */
const host = createServer((_request, response) => response.end("<!doctype html>"));
let undivert = () => {};
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  undivert = divertHttps("lottie.example", address.port);
});
afterAll(() => {
  undivert();
  host.close();
});

const { full } = blockFixtures.heroAnimation;
const fileElsewhere = "https://lottie.example/square.json";
const animation = { source: "address", fileUrl: null, address: fileElsewhere } as const;

/** Returns the props of the `HeroStageShell` element in a rendered block, or undefined if there is none. */
function stageProps(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(stageProps).find((found) => found !== undefined);
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined;
  return node.type === HeroStageShell ? node.props : stageProps(node.props.children);
}

const render = (raw: unknown, first = true, within: "page" | "column" = "page") =>
  renderHtml(
    <HeroAnimation
      block={blockOf("heroAnimation", raw)}
      context={{ ...contextFixture, first, within }}
    />,
  );

test("[BLK-1] renders heading, text, actions and poster in the HTML, without the animation", async () => {
  const html = await render(full);
  expect(html).toMatch(/<h1[^>]*>.*<\/h1>/s);
  expect(html).toContain(full.text ?? "missing");
  expect(html).toContain(full.poster?.alt ?? "missing");
  expect(html).not.toContain("<svg");
});

test("[BLK-1] fetches the poster with high priority in the first block, and lazily in a later one", async () => {
  expect(await render(full)).toContain('fetchPriority="high"');
  expect(await render(full, false)).toContain('loading="lazy"');
});

test("[IMG-1] offers phones their own crop of the poster at full window width when there is one", async () => {
  const { rightToLeft } = blockFixtures.heroAnimation;
  expect(await render(full)).toMatch(/<source media="\(max-width: 40rem\)"[^>]*sizes="100vw"/);
  expect(await render({ ...full, animation: null })).toContain("<source");
  expect(await render(rightToLeft)).not.toContain("<source");
});

test("[BLK-3] renders a play button for an animation on the server", async () => {
  expect(await render(full)).toMatch(/<button[^>]*>.*Play animation/s);
});

test("[BLK-1] renders only the poster, without a button, when there is no animation", async () => {
  expect(await render(blockFixtures.heroAnimation.empty)).not.toContain("<button");
});

test("[BLK-1] plays the file at a typed address as the editor has set", async () => {
  const settings = { loop: false, autoplay: false, speed: 2.5, playOn: "scroll" };
  const block = blockOf("heroAnimation", { ...full, animation, ...settings });
  const address = animationAddress(animation);
  expect(stageProps(await HeroAnimation({ block, context: contextFixture }))).toMatchObject({
    ...settings,
    address,
  });
});

test("[BLK-2] shows editors in preview why the animation can't be used, and shows visitors nothing", async () => {
  const block = blockOf("heroAnimation", { ...full, animation });
  const shown = (draft: boolean) =>
    renderHtml(<HeroAnimation block={block} context={{ ...contextFixture, draft }} />);
  const note = /role="note".*/s;
  const [message] = note.exec(await shown(true)) ?? [];
  expect(message).toContain("not JSON");
  expect(await shown(true)).toContain(full.poster?.alt ?? "missing");
  expect(await shown(false)).not.toMatch(note);
});

test("[BLK-1] sets the poster's sizes to the column's width in a column", async () => {
  expect(await render({ ...full, layout: "full" }, false, "column")).toContain(
    `sizes="${pictureSizes("full", "column")}"`,
  );
});

test("[BLK-1] has a place for the ornament only in the page's first block", async () => {
  const behind = { ...full, layout: "full" };
  expect(await render(behind)).toContain('data-decor="hero"');
  expect(await render(behind, false)).not.toContain("data-decor");
});

test("[BLK-1] renders no picture and no play button in the layout `title`, even if it has a poster", async () => {
  const html = await render({ ...full, layout: "title" });
  expect(html).toContain(full.heading);
  expect(html).not.toMatch(/<img|<button/);
});
