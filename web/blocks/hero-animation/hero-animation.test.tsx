import { blockFixtures } from "@marquee/schemas/fixtures";
import { isValidElement, type ReactNode } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { animationAddress } from "../../content/animation/animation-address.ts";
import { divertHttps } from "../../content/outbound/divert-https.fixture.ts";
import { pictureSizes } from "../../design/images/sizes.ts";
import { blockOf, contextFixture, renderBlock } from "../block.fixture.ts";
import { HeroAnimation } from "./hero-animation.tsx";
import HeroStage from "./hero-stage.client.tsx";
import { openServer } from "../../http-server.fixture.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";

beforeEach(stubSiteEnv);

// Simulates a public host whose file is not an animation.
beforeAll(async () => {
  const { port, close } = await openServer((_request, response) => response.end("<!doctype html>"));
  const undivert = divertHttps("lottie.example", port);
  return () => {
    undivert();
    close();
  };
});

const { full } = blockFixtures.heroAnimation;
const fileElsewhere = "https://lottie.example/square.json";
const animation = { source: "address", fileUrl: null, address: fileElsewhere } as const;

/** Returns the props of the `HeroStage` element in a rendered block, or undefined if there is none. */
function stageProps(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(stageProps).find((found) => found !== undefined);
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined;
  return node.type === HeroStage ? node.props : stageProps(node.props.children);
}

test("[BLK-1][BLK-3] renders heading, text, poster and a play button in the HTML, without the animation, and only texts in the layout `title`", async () => {
  const html = await renderBlock("heroAnimation", full, { first: true });
  expect(html).toMatch(/<h1[^>]*>.*<\/h1>/s);
  for (const text of [full.text, full.poster?.alt]) expect(html).toContain(text ?? "missing");
  expect(html).toMatch(/<button[^>]*>.*Play animation/s);
  expect(html).not.toContain("<svg");
  expect(await renderBlock("heroAnimation", { ...full, layout: "title" })).not.toMatch(
    /<img|<button/,
  );
});

test("[IMG-1] fetches the first block's poster with high priority, and the phones' own crop at full width", async () => {
  const html = await renderBlock("heroAnimation", full, { first: true });
  expect(html).toContain('fetchPriority="high"');
  expect(html).toMatch(/<source media="\(max-width: 40rem\)"[^>]*sizes="100vw"/);
  expect(await renderBlock("heroAnimation", full)).toContain('loading="lazy"');
  expect(await renderBlock("heroAnimation", { ...full, phonePoster: null })).not.toContain(
    "<source",
  );
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
  const draft = await renderBlock("heroAnimation", { ...full, animation }, { isEditing: true });
  expect(draft).toMatch(/role="note".*not JSON/s);
  expect(draft).toContain(full.poster?.alt ?? "missing");
  expect(await renderBlock("heroAnimation", { ...full, animation })).not.toContain('role="note"');
});

test("[BLK-1] has the sizes of a column in a column, and an ornament only in the page's first block", async () => {
  const behind = { ...full, layout: "full" };
  const inColumn = await renderBlock("heroAnimation", behind, { within: "column" });
  expect(inColumn).toContain(`sizes="${pictureSizes("full", "column")}"`);
  expect(inColumn).not.toContain("data-decor");
  expect(await renderBlock("heroAnimation", behind, { first: true })).toContain(
    'data-decor="hero"',
  );
});
