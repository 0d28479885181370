import sharp from "sharp";
import { expect, test } from "vitest";
import { redrawPicture, SIDE } from "./picture.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

test("[AUTH-12] stores a small square without the metadata of the file", async () => {
  const file = await photo(900, 600)
    .withExif({ IFD0: { Artist: "Nora Night" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect(file.includes("Nora Night")).toBe(true);
  const stored = await redrawPicture(file);
  const { width, height, format, exif } = await sharp(stored ?? undefined).metadata();
  expect([width, height, format, exif]).toEqual([SIDE, SIDE, "webp", undefined]);
});

test("[AUTH-12] stores a photo upright that a camera took on its side", async () => {
  const left = await photo(300, 600).png().toBuffer();
  const file = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#00f" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = (await redrawPicture(file)) ?? undefined;
  const redOf = async (top: number) => {
    const part = sharp(stored).extract({ left: 0, top, width: SIDE, height: SIDE / 4 });
    const { channels } = await sharp(await part.toBuffer()).stats();
    return channels[0]?.mean ?? 0;
  };
  // The left part of the stored file is on top.
  expect(await redOf(0)).toBeGreaterThan(150);
  expect(await redOf((SIDE * 3) / 4)).toBeLessThan(50);
});

test("[AUTH-12][SEC-5] refuses a file that is no picture, whatever follows its beginning", async () => {
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"/>`);
  expect(await redrawPicture(svg)).toBeNull();
  expect(await redrawPicture(new Uint8Array())).toBeNull();
  const jpeg = await photo(8, 8).jpeg().toBuffer();
  const program = new Uint8Array([...jpeg.subarray(0, 12), ...svg]);
  await expect(redrawPicture(program)).rejects.toMatchObject({ name: "UnreadableFile" });
});
