import { expect, test } from "vitest";
import { imageTypeOf } from "./image-type.ts";

const typeOf = (...parts: BlobPart[]) =>
  imageTypeOf(new File(parts, "a.png", { type: "image/png" }));
const bytes = (...values: number[]) => new Uint8Array(values);

/** Returns the start of an ISO media file with these brands. */
const brands = (...names: string[]) => new Blob([bytes(0, 0, 0, 24), "ftyp", ...names]);

test("[COMP-2] recognizes each image format by its content, whatever the file's name", async () => {
  expect(await typeOf(bytes(0x89), "PNG\r\n", bytes(0x1a), "\n…")).toBe("image/png");
  expect(await typeOf(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe("image/jpeg");
  expect(await typeOf("GIF89a…")).toBe("image/gif");
  expect(await typeOf("RIFF0000WEBPVP8 ")).toBe("image/webp");
  expect(await typeOf(brands("avif", "0000", "mif1"))).toBe("image/avif");
  expect(await typeOf(brands("mif1", "0000", "mif1", "avif"))).toBe("image/avif");
});

test("[COMP-2] recognizes an SVG by its root element", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(await typeOf(svg)).toBe("image/svg+xml");
  const opening =
    '\uFEFF<?xml version="1.0"?>\n<!-- By hand --> <!DOCTYPE svg PUBLIC "-//W3C//DTD">\n';
  expect(await typeOf(opening + svg)).toBe("image/svg+xml");
});

test("[COMP-2] refuses other files, also those with an image's name", async () => {
  const text = ["", "%PDF-1.7", "<html><svg></svg></html>", "<svg-icon/>"];
  const others = [...text, "GIF90a", "RIFF0000WAVE", "PNG"];
  for (const other of others) expect(await typeOf(other)).toBeNull();
  expect(await typeOf(brands("heic", "0000", "mif1", "heic"))).toBeNull();
});
