import { expect, test } from "vitest";
import type { FoundBlock } from "./find-blocks.ts";
import { filesOf, sumUp } from "./sum-up.ts";

const pictureOf = (src: string) => ({ src, srcSet: null, sizes: "100vw", instead: [] });

const blockOf = (place: string, changes: Partial<FoundBlock>): FoundBlock => ({
  place,
  pictures: [],
  animations: [],
  parts: new Set(),
  ...changes,
});

const film = blockOf("film", { pictures: [pictureOf("/still")], parts: new Set(["7"]) });
const hero = blockOf("hero", {
  pictures: [pictureOf("/small"), pictureOf("/large")],
  animations: ["/api/animation?src=a"],
  parts: new Set(["8"]),
});
const again = blockOf("again", { pictures: [pictureOf("/large")], parts: new Set(["7", "9"]) });

const sizes = new Map([
  ["/still", null],
  ["/small", 10],
  ["/large", 90],
  ["/api/animation?src=a", 30],
]);

const scripts = {
  framework: 1_000,
  page: 5,
  parts: {
    "7": { atOnce: { "screen.js": 2 }, later: { "player.js": 40, "shared.js": 3 } },
    "8": { atOnce: { "stage.js": 1 }, later: { "shared.js": 3 } },
  },
};

test("sums up a block's files and scripts per device, the largest image first", () => {
  const { blocks } = sumUp([hero], sizes, scripts);
  expect(blocks).toEqual([
    {
      place: "hero",
      pictures: { phone: 100, computer: 100 },
      animations: 30,
      atOnce: 1,
      later: 3,
      each: [
        { src: "/large", phone: 90, computer: 90 },
        { src: "/small", phone: 10, computer: 10 },
      ],
      unknown: 0,
    },
  ]);
});

test("counts shared files once for the page, and adds the site's own script", () => {
  expect(sumUp([film, hero, again], sizes, scripts).total).toEqual({
    pictures: { phone: 100, computer: 100 },
    animations: 30,
    atOnce: 5 + 2 + 1,
    later: 40 + 3,
  });
});

test("counts a file of unknown size as unknown", () => {
  expect(sumUp([film], sizes, scripts).blocks[0]).toMatchObject({ unknown: 1 });
});

test("counts no scripts without a build", () => {
  expect(sumUp([film], sizes, null).total).toMatchObject({ atOnce: 0, later: 0 });
});

test("lists each file once", () => {
  expect([...filesOf([hero, again])]).toEqual(["/small", "/large", "/api/animation?src=a"]);
});
