import { expect, test } from "vitest";
import { chooseFile, devices } from "./choose-file.ts";

const widths = [640, 828, 1080, 1440, 1920, 2560];
const offered = (sizes: string) => ({
  src: "/p",
  srcSet: widths.map((width) => `/p?w=${width} ${width}w`).join(", "),
  sizes,
  instead: [],
});

const chosen = (sizes: string) => ({
  phone: chooseFile(offered(sizes), devices.phone),
  computer: chooseFile(offered(sizes), devices.computer),
});

test("[IMG-1] chooses a full-width image's file for a phone of 390 × 3 pixels and a 1440-pixel window", () => {
  expect(chosen("100vw")).toEqual({ phone: "/p?w=1440", computer: "/p?w=1440" });
});

test("[IMG-1] applies a media condition only to windows that match it", () => {
  // The 1440-pixel window needs the smaller of 1440 × 0.45 = 648 and 49 × 16 = 784 pixels.
  expect(chosen("(min-width: 60rem) min(45vw, 49rem), 100vw")).toEqual({
    phone: "/p?w=1440",
    computer: "/p?w=828",
  });
});

test("[IMG-1] evaluates min, max, vh and rem lengths", () => {
  // The 1440-pixel window needs 900 × 0.5 = 450 pixels. The phone needs min(390 × 3, 844 × 0.5 × 3) = 1,170 pixels.
  expect(chosen("min(100vw, max(10rem, 50vh))")).toEqual({
    phone: "/p?w=1440",
    computer: "/p?w=640",
  });
  expect(chosen("260px")).toEqual({ phone: "/p?w=828", computer: "/p?w=640" });
});

test("[IMG-1] chooses the phone's own crop when there is one, and at most the largest file", () => {
  const instead = [{ media: "(max-width: 40rem)", srcSet: "/tall?w=640 640w", sizes: "100vw" }];
  const picture = { ...offered("200vw"), instead };
  expect(chooseFile(picture, devices.phone)).toBe("/tall?w=640");
  expect(chooseFile(picture, devices.computer)).toBe("/p?w=2560");
});

test("[IMG-1] returns the only file of an image without a srcset", () => {
  const drawn = { src: "/a.svg", srcSet: null, sizes: "100vw", instead: [] };
  expect(chooseFile(drawn, devices.phone)).toBe("/a.svg");
});
