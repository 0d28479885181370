import { expect, test } from "vitest";
import { chooseFile, devices } from "./choose-file.ts";

const widths = [640, 828, 1080, 1440, 1920, 2560];
const srcSet = widths.map((width) => `/p?w=${width} ${width}w`).join(", ");
const offered = (sizes: string) => ({ src: "/p", srcSet, sizes, instead: [] });

test.each([
  ["a full-width image", "100vw", 1440, 1440],
  // The 1440-pixel window needs the smaller of 1440 × 0.45 = 648 and 49 × 16 = 784 pixels.
  ["a media condition", "(min-width: 60rem) min(45vw, 49rem), 100vw", 1440, 828],
  // The 1440-pixel window needs 900 × 0.5 = 450 pixels. The phone needs min(390 × 3, 844 × 0.5 × 3) = 1,170 pixels.
  ["min, max, vh and rem", "min(100vw, max(10rem, 50vh))", 1440, 640],
  ["pixels", "260px", 828, 640],
])(
  "[IMG-1] chooses the files for a phone of 390 × 3 pixels and a 1440-pixel window: %s",
  (_, sizes, phone, computer) => {
    expect(chooseFile(offered(sizes), devices.phone)).toBe(`/p?w=${phone}`);
    expect(chooseFile(offered(sizes), devices.computer)).toBe(`/p?w=${computer}`);
  },
);

test("[IMG-1] chooses the phone's own crop when there is one, and at most the largest file", () => {
  const instead = [{ media: "(max-width: 40rem)", srcSet: "/tall?w=640 640w", sizes: "100vw" }];
  const picture = { ...offered("200vw"), instead };
  expect(chooseFile(picture, devices.phone)).toBe("/tall?w=640");
  expect(chooseFile(picture, devices.computer)).toBe("/p?w=2560");
});

test("[IMG-1] returns the only file of an image without a srcset", () => {
  const drawn = { ...offered("100vw"), src: "/a.svg", srcSet: null };
  expect(chooseFile(drawn, devices.phone)).toBe("/a.svg");
});
