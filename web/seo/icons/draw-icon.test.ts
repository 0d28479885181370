import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture, type PictureOptions } from "../../content/pictures/decode-picture.ts";
import { plainLook } from "../../content/settings/plain-look.ts";
import { picture } from "../displayed-page.fixture.ts";
import { drawIcon } from "./draw-icon.ts";
import { iconFiles, iconOf, iconPath, isIconFile, type SiteIcon } from "./icon.ts";

const site = { name: "“nightlight”" };
const colors = { ground: "#c8320a", text: "#ffffff" };
const letter: SiteIcon = { ...iconOf({ site, look: plainLook }), ...colors };
const noImage = (): Promise<never> => Promise.reject(new Error("There is no image."));

const file = (content: string) => (_url: string, options: PictureOptions) =>
  decodePicture(new TextEncoder().encode(content), options);
const vector = (content: string) =>
  file(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">${content}</svg>`);
const drawn = { ...letter, picture: { url: "https://cdn.sanity.io/icon.svg", crop: null } };

/** Returns a pixel as `r,g,b,a`, at a position in fractions of the side. */
async function pixel(png: Uint8Array, x: number, y: number): Promise<string> {
  const { width, height } = await sharp(png).metadata();
  const left = Math.min(width - 1, Math.floor(x * width));
  const top = Math.min(height - 1, Math.floor(y * height));
  const part = { left, top, width: 1, height: 1 };
  return [...(await sharp(png).ensureAlpha().extract(part).raw().toBuffer())].join();
}

/** Returns the fraction of white pixels, the color of the letter. */
async function whiteIn(png: Uint8Array): Promise<number> {
  const green = await sharp(png).flatten().extractChannel("green").raw().toBuffer();
  return green.filter((level) => level > 200).length / green.length;
}

const images = Object.keys(iconFiles)
  .filter(isIconFile)
  .filter((file) => file.endsWith(".png"));

test.each(images)("[THEME-1] draws the site's initial in its size: %s", async (file) => {
  const png = await drawIcon(letter, file, noImage);
  const side = iconFiles[file];
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: side, height: side });
  expect(letter.letter).toBe("N");
  expect(await pixel(png, 0.5, 0.08)).toBe("200,50,10,255");
  expect(await whiteIn(png)).toBeGreaterThan(0.03);
  expect(await whiteIn(png)).toBeLessThan(0.4);
});

test("[THEME-1] the favicon file contains images of 16, 32 and 48 pixels", async () => {
  const ico = await drawIcon(letter, "favicon.ico", noImage);
  const view = new DataView(ico.buffer);
  const sides = [0, 1, 2].map(async (index) => {
    const entry = 6 + 16 * index;
    const start = view.getUint32(entry + 12, true);
    const image = ico.slice(start, start + view.getUint32(entry + 8, true));
    return [view.getUint8(entry), (await sharp(image).metadata()).width];
  });
  expect((await Promise.all(sides)).flat()).toEqual([16, 16, 32, 32, 48, 48]);
});

test("[THEME-1] only icons that the system crops have opaque corners, in the color of an opaque icon", async () => {
  const round: SiteIcon = { ...letter, corners: "round" };
  expect(await pixel(await drawIcon(round, "icon-192.png", noImage), 0, 0)).toMatch(/,0$/);
  const tile = vector('<rect width="16" height="16" fill="#0000ff"/>');
  for (const file of ["maskable-192.png", "apple-icon.png"] as const) {
    expect(await pixel(await drawIcon(round, file, noImage), 0, 0)).toBe("200,50,10,255");
    expect(await pixel(await drawIcon(drawn, file, tile), 0, 0)).toBe("0,0,255,255");
  }
});

test("[THEME-1] draws the theme's icon, with a margin in the page's background where the system crops it", async () => {
  const disc = vector('<circle cx="8" cy="8" r="8" fill="#00ff00"/>');
  const icon: SiteIcon = { ...drawn, paper: "#fff0e6" };
  const plain = await drawIcon(icon, "icon-192.png", disc);
  expect(await pixel(plain, 0.5, 0.02)).toBe("0,255,0,255");
  expect(await pixel(plain, 0, 0)).toMatch(/,0$/);
  const maskable = await drawIcon(icon, "maskable-512.png", disc);
  expect(await pixel(maskable, 0.5, 0.1)).toBe("255,240,230,255");
  expect(await pixel(maskable, 0.5, 0.5)).toBe("0,255,0,255");
});

test("[THEME-1] draws a plain shape if the typefaces lack the letter, and rejects a file that is no image", async () => {
  await expect(drawIcon(drawn, "icon-32.png", file("no image"))).rejects.toThrow(
    /unsupported image format/,
  );
  const japanese = iconOf({ site: { name: "夜" }, look: plainLook });
  expect(japanese.letter).toBe("");
  const png = await drawIcon({ ...japanese, text: "#ffffff" }, "icon-192.png", noImage);
  expect(await pixel(png, 0.5, 0.5)).toBe("255,255,255,255");
});

test("[THEME-1] has another address when name, colors or icon change", () => {
  const looks = [
    plainLook,
    { ...plainLook, icon: picture },
    { ...plainLook, tones: { ...plainLook.tones, primary: plainLook.tones.inverted } },
  ];
  const paths = looks.map((look) => iconPath(iconOf({ site, look }), "icon-32.png"));
  const renamed = iconPath(iconOf({ site: { name: "Tidewater" }, look: plainLook }), "icon-32.png");
  expect(new Set([...paths, renamed]).size).toBe(looks.length + 1);
  expect(renamed).toMatch(/^\/icons\/[\w-]{16}\/icon-32\.png$/);
});
