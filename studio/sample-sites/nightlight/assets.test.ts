import { readdir, readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { alternativeTexts, languages } from "./compose.ts";
import { pictures } from "./content/pictures.ts";
import { site as nightlight } from "./site.ts";

const assets = new URL("./assets/", import.meta.url);
const site = JSON.stringify(nightlight.documents());
const files = (await readdir(assets, { recursive: true })).toSorted();

describe("images of Nightlight", () => {
  test.each(Object.values(pictures))("$file", async ({ file, focus }) => {
    const { width } = await sharp(new URL(file, assets).pathname).metadata();
    expect(width).toBeGreaterThanOrEqual(file.endsWith("-phone.webp") ? 720 : 2400);
    const [x, y, size] = focus;
    for (const edge of [x - size / 2, y - size / 2]) expect(edge).toBeGreaterThanOrEqual(-0.001);
    for (const edge of [x + size / 2, y + size / 2]) expect(edge).toBeLessThanOrEqual(1.001);
    expect(site).toContain(`./assets/${file}`);
  });

  test.each(languages)("have a unique alt text in each language: %s", (language) => {
    const texts = Object.values(alternativeTexts[language]);
    for (const text of texts) expect(text.length).toBeGreaterThan(20);
    expect(new Set(texts).size).toBe(texts.length);
    const others = languages.filter((other) => other !== language);
    for (const other of others) {
      for (const text of Object.values(alternativeTexts[other])) expect(texts).not.toContain(text);
    }
  });

  test.each(files.filter((name) => name.endsWith(".svg")))(
    "%s contains only shapes",
    async (name) => {
      const drawing = await readFile(new URL(name, assets), "utf8");
      expect(site).toContain(`./assets/${name}`);
      // Requires logos to be black on transparent, so that the site can recolor them.
      expect(drawing).not.toMatch(/<(?:text|image|script|style)|#(?!000\b)/);
    },
  );

  test("are all described, and no other file is there", () => {
    const described = Object.values(pictures).map(({ file }) => file);
    expect(files.filter((name) => /\.(?:webp|jpg)$/.test(name))).toEqual(described.toSorted());
  });

  test("stay below 13 MB in total", async () => {
    const names = [
      ...Object.values(pictures).map(({ file }) => file),
      "aperture.json",
      "reel.json",
    ];
    const sizes = await Promise.all(names.map((name) => stat(new URL(name, assets))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(13_000_000);
  });
});

const lottie = z.object({
  v: z.string().startsWith("5."),
  fr: z.literal(30),
  ip: z.literal(0),
  op: z.number().positive(),
  w: z.literal(1600),
  h: z.literal(900),
  assets: z.array(z.never()),
  layers: z
    .array(
      z.object({
        ty: z.literal(4),
        ks: z.looseObject({}),
        shapes: z.array(z.looseObject({})).min(1),
      }),
    )
    .min(4),
});

test.each(["aperture.json", "reel.json"])(
  "%s is a small Lottie file of shapes, without scripts",
  async (name) => {
    const text = await readFile(new URL(name, assets), "utf8");
    expect(text.length).toBeLessThan(40_000);
    lottie.parse(JSON.parse(text));
    // Rejects Lottie expressions, which are strings in the field "x". The site's player doesn't
    // evaluate them.
    expect(text).not.toMatch(/"x":"/);
  },
);
