import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, expect, test, vi } from "vitest";
import { pictureSizes } from "../../design/images/sizes.ts";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { HeroAnimation } from "./hero-animation.tsx";

beforeEach(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
});

const render = (raw: unknown, first = true, within: "page" | "column" = "page") =>
  renderHtml(
    <HeroAnimation
      block={blockOf("heroAnimation", raw)}
      context={{ ...contextFixture, first, within }}
    />,
  );

test("[BLK-1] renders heading, text, actions and poster in the HTML, without the animation", async () => {
  const { full } = blockFixtures.heroAnimation;
  const html = await render(full);
  expect(html).toMatch(/<h1[^>]*>.*<\/h1>/s);
  expect(html).toContain(full.text ?? "missing");
  expect(html).toContain(full.poster?.alt ?? "missing");
  expect(html).not.toContain("<svg");
});

test("[BLK-1] fetches the poster with high priority in the first block, and lazily in a later one", async () => {
  expect(await render(blockFixtures.heroAnimation.full)).toContain('fetchPriority="high"');
  expect(await render(blockFixtures.heroAnimation.full, false)).toContain('loading="lazy"');
});

test("[IMG-1] offers phones their own crop of the poster at full window width when there is one", async () => {
  const { full, rightToLeft } = blockFixtures.heroAnimation;
  expect(await render(full)).toMatch(/<source media="\(max-width: 40rem\)"[^>]*sizes="100vw"/);
  expect(await render({ ...full, animation: null })).toContain("<source");
  expect(await render(rightToLeft)).not.toContain("<source");
});

test("[BLK-3] renders a play button for an animation on the server", async () => {
  expect(await render(blockFixtures.heroAnimation.full)).toMatch(/<button[^>]*>.*Play animation/s);
});

test("[BLK-1] renders only the poster, without a button, when there is no animation", async () => {
  expect(await render(blockFixtures.heroAnimation.empty)).not.toContain("<button");
});

test("[BLK-1] sets the poster's sizes to the column's width in a column", async () => {
  expect(
    await render({ ...blockFixtures.heroAnimation.full, layout: "full" }, false, "column"),
  ).toContain(`sizes="${pictureSizes("full", "column")}"`);
});

test("[BLK-1] renders the beam only in the page's first block", async () => {
  const { full } = blockFixtures.heroAnimation;
  expect(await render(full)).toMatch(/class="[^"]*beam/);
  expect(await render(full, false)).not.toMatch(/class="[^"]*beam/);
});
