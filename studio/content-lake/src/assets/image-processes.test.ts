import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { imageOptions } from "./image-options.ts";
import { createImageProcesses, type ImageProcesses } from "./image-processes.ts";

const inFolder = setUpFolder();
const path = () => inFolder("dot.png");
let images: ImageProcesses;

beforeEach(() => solid(10).toFile(path()));
afterEach(() => images.close());

const solid = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c8320a" } });

const caller = { client: "visitor", signal: new AbortController().signal };
const transform = (query: Record<string, string>) =>
  images.transform(caller, { path: path(), options: imageOptions.parse(query), format: "png" });
const read = (file: string) => images.read(caller, { path: file, extract: [] });

it("[SEC-5] ends a transform at its time limit, and makes the next one", async () => {
  images = createImageProcesses({ seconds: 3, memory: 576 });
  await expect(transform({ w: "8192", blur: "2000", sharp: "100" })).rejects.toThrow(
    "The image can't be transformed in 3 seconds. Request a smaller size (w, h, dpr, pad), less blur, or WebP (fm=webp)",
  );
  expect(await sharp(await transform({ w: "5" })).metadata()).toMatchObject({ width: 5 });
});

it("[SEC-5] ends a decoder that takes too much memory, and reads the next image", async () => {
  images = createImageProcesses({ seconds: 60, memory: 200 });
  const bomb = inFolder("bomb.avif");
  // A few hundred bytes that take 300 MB.
  await solid(4_000).avif({ effort: 0, quality: 30 }).toFile(bomb);
  await expect(read(bomb)).rejects.toThrow(
    "The upload can't be decoded with 200 MB of memory. Scale the image down, or save it as JPEG, and upload it again",
  );
  expect(await read(path())).toMatchObject({ extension: "png" });
});
