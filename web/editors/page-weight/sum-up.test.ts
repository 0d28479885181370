import { expect, test } from "vitest";
import type { FoundBlock } from "./find-blocks.ts";
import { filesOf, sumUp } from "./sum-up.ts";

const pictureOf = (src: string) => ({ src, srcSet: null, sizes: "100vw", instead: [] });
const blockOf = (place: string, pictures: string[], parts: string[]): FoundBlock => ({
  place,
  pictures: pictures.map(pictureOf),
  animations: [],
  parts: new Set(parts),
});

const animation = "/api/animation?src=a";
const film = blockOf("film", ["/still"], ["7"]);
const hero = { ...blockOf("hero", ["/small", "/large"], ["8"]), animations: [animation] };
const again = blockOf("again", ["/large"], ["7", "9"]);
const sizes = new Map<string, number | null>([
  ["/still", null],
  ["/small", 10],
  ["/large", 90],
  [animation, 30],
]);
const scripts = {
  framework: 1_000,
  page: 5,
  parts: {
    "7": { atOnce: { "screen.js": 2 }, later: { "player.js": 40, "shared.js": 3 } },
    "8": { atOnce: { "stage.js": 1 }, later: { "shared.js": 3 } },
  },
};
const pictures = { phone: 100, computer: 100 };

test("sums up a block's files and scripts per device, the largest image first", () => {
  const each = [
    { src: "/large", phone: 90, computer: 90 },
    { src: "/small", phone: 10, computer: 10 },
  ];
  const sums = { pictures, animations: 30, atOnce: 1, later: 3, each, unknown: 0 };
  expect(sumUp([hero], sizes, scripts).blocks).toEqual([{ place: "hero", ...sums }]);
});

test("counts shared files once for the page, and adds the site's own script", () => {
  const { total } = sumUp([film, hero, again], sizes, scripts);
  expect(total).toEqual({ pictures, animations: 30, atOnce: 5 + 2 + 1, later: 40 + 3 });
  expect([...filesOf([hero, again])]).toEqual(["/small", "/large", animation]);
});

test("counts a file of unknown size as unknown, and no scripts without a build", () => {
  expect(sumUp([film], sizes, scripts).blocks[0]).toMatchObject({ unknown: 1 });
  expect(sumUp([film], sizes, null).total).toMatchObject({ atOnce: 0, later: 0 });
});
