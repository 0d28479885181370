import { expect, test } from "vitest";
import { imageTypeOf } from "./image-type.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const brands = (...names: string[]) => new Blob([bytes(0, 0, 0, 24), "ftyp", ...names]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const opening =
  '\uFEFF<?xml version="1.0"?>\n<!-- By hand --> <!DOCTYPE svg PUBLIC "-//W3C//DTD">\n';

test.each<[string | null, BlobPart[]]>([
  ["image/png", [bytes(0x89), "PNG\r\n", bytes(0x1a), "\n…"]],
  ["image/jpeg", [bytes(0xff, 0xd8, 0xff, 0xe0)]],
  ["image/gif", ["GIF89a…"]],
  ["image/webp", ["RIFF0000WEBPVP8 "]],
  ["image/avif", [brands("avif", "0000", "mif1")]],
  ["image/avif", [brands("mif1", "0000", "mif1", "avif")]],
  ["image/svg+xml", [svg]],
  ["image/svg+xml", [opening + svg]],
  [null, [brands("heic", "0000", "mif1", "heic")]],
  ...[
    "",
    "%PDF-1.7",
    "<html><svg></svg></html>",
    "<svg-icon/>",
    "GIF90a",
    "RIFF0000WAVE",
    "PNG",
  ].map((text): [null, BlobPart[]] => [null, [text]]),
])(
  "[COMP-2] recognizes an image by its content, whatever the file's name: %s",
  async (type, parts) => {
    expect(await imageTypeOf(new File(parts, "a.png", { type: "image/png" }))).toBe(type);
  },
);
