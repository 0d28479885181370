import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture } from "./decode-picture.ts";

const area = { crop: null, width: 512, height: 512 };
const svg = (content: string, side = 16) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${content}</svg>`,
  );

const colorOf = (data: Buffer) => [...data.subarray(0, 4)];

test("[THEME-1] decodes an SVG and a cropped PNG into RGBA pixels", async () => {
  const red = await decodePicture(svg('<rect width="16" height="16" fill="#f00"/>'), area);
  expect([red.width, red.height, colorOf(red.data)]).toEqual([512, 512, [255, 0, 0, 255]]);
  const blue = sharp({ create: { width: 20, height: 20, channels: 3, background: "#00f" } });
  const crop = { left: 0, top: 0, width: 10, height: 5 };
  const part = await decodePicture(await blue.png().toBuffer(), { crop, width: 4, height: 4 });
  expect([part.width, part.height, colorOf(part.data)]).toEqual([4, 2, [0, 0, 255, 255]]);
});

/** A wide line of 800 segments, drawn in dashes of a hundredth of a pixel. */
const dashes = () => {
  const points = Array.from({ length: 800 }, (_, index) => `L${index % 7}00 ${index % 11}00`);
  return `<path fill="none" stroke="#000" stroke-width="300" stroke-dasharray=".01 .01" d="M0 0${points.join("")}"/>`;
};

/** Groups, each of which uses the one before ten times. */
const uses = Array.from({ length: 11 }, (_, level) =>
  level === 0
    ? '<path id="u0" d="M0 0L9 9" stroke="red"/>'
    : `<g id="u${level}">${`<use xlink:href="#u${level - 1}"/>`.repeat(10)}</g>`,
).join("");

test.each([
  ["dashes of a hundredth of a pixel", svg(dashes().repeat(20), 1_000)],
  ["groups that contain ten billion shapes", svg(`<defs>${uses}</defs><use xlink:href="#u10"/>`)],
])("[SEC-5] ends the drawing of an SVG with %s at its limits", async (_what, bomb) => {
  await expect(decodePicture(bomb, area)).rejects.toThrow(
    "Reading the file takes more than 3 seconds or 384 MB of memory",
  );
  expect(await decodePicture(svg(""), area)).toMatchObject({ width: 512 });
});

test("[SEC-5] ends the decoding of a picture that takes too much memory", async () => {
  const flat = sharp({ create: { width: 4_000, height: 4_000, channels: 4, background: "#0808" } });
  // One kB that takes 400 MB.
  const bomb = await flat.avif({ effort: 0, quality: 30 }).toBuffer();
  await expect(decodePicture(bomb, area, { seconds: 60, memory: 200 })).rejects.toThrow(
    "Reading the file takes more than 60 seconds or 200 MB of memory",
  );
});
