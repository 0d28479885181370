import { expect, test } from "vitest";
import { Island } from "../../design/ui/island.tsx";
import { renderHtml } from "../../blocks/render-html.fixture.ts";
import { findBlocks } from "./find-blocks.ts";

const tall = { media: "(max-width: 40rem)", srcSet: "/tall.webp?w=1&q=2 640w", sizes: "100vw" };
const address = "/api/animation?src=a&sig=b";
const facts = {
  address,
  focus: { x: 0.5, y: 0.5 },
  label: "",
  loop: false,
  autoplay: true,
  speed: 1,
  playOn: "load" as const,
  labels: { play: "Play", pause: "Pause" },
};

test("[IMG-1][BLK-7] finds the images, islands and animations of each block of a page", async () => {
  const html = await renderHtml(
    <main>
      <img src="/logo.webp" alt="" />
      <section data-block="stage">
        <picture>
          <source {...tall} />
          <img src="/wide.webp" alt="" />
        </picture>
        <img src="/late.webp" srcSet="/late.webp 640w" alt="<img>" />
        <Island name="hero" facts={facts}>
          <p>Poster</p>
        </Island>
        <div data-block="inner">
          <img src="/inner.webp" alt="" />
        </div>
      </section>
      <section data-block={`content[_key=="stage"].columns[_key=="far"]`}>
        <img src="/far.webp" alt="" />
      </section>
    </main>,
  );
  const picture = { srcSet: null, sizes: "100vw", alternatives: [] };
  expect(findBlocks(html)).toEqual([
    {
      place: "stage",
      pictures: [
        { ...picture, src: "/wide.webp", alternatives: [tall] },
        { ...picture, src: "/late.webp", srcSet: "/late.webp 640w" },
      ],
      animations: [address],
      parts: new Set(["hero"]),
    },
    {
      place: "stage/inner",
      pictures: [{ ...picture, src: "/inner.webp" }],
      animations: [],
      parts: new Set(),
    },
    {
      place: "stage/far",
      pictures: [{ ...picture, src: "/far.webp" }],
      animations: [],
      parts: new Set(),
    },
  ]);
});
