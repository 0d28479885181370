import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readDocuments } from "./documents.ts";
import { objectsIn } from "./objects-in.ts";
import { assetsIn } from "./replace/asset-marks.ts";
import { assetFile, sampleSites } from "./sites.ts";

const pictureShape = z.looseObject({
  _sanityAsset: z.string(),
  hotspot: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});

const layerShape = z.object({
  ty: z.literal(4),
  ks: z.looseObject({}),
  shapes: z.array(z.looseObject({})).min(1),
});

const lottieShape = z.object({
  v: z.string().startsWith("5."),
  fr: z.literal(30),
  ip: z.literal(0),
  op: z.number().positive(),
  w: z.literal(1600),
  h: z.literal(900),
  assets: z.array(z.never()),
  layers: z.array(layerShape).min(4),
});

const picturesIn = (value: unknown) =>
  [...objectsIn(value)].flatMap((object) => pictureShape.safeParse(object).data ?? []);

describe.each(sampleSites.map((site) => [site.name, site] as const))(
  "the assets of %s",
  (_name, site) => {
    const documents = readDocuments(site);
    const files = assetsIn(JSON.stringify(documents)).map(({ file }) => file);
    const filesOf = (pattern: RegExp) => files.filter((file) => pattern.test(file));

    test.each(filesOf(/\.(?:webp|jpg)$/))("%s is wide enough, and below 650 kB", async (file) => {
      const { width } = await sharp(await readFile(assetFile(site, file))).metadata();
      expect(width).toBeGreaterThanOrEqual(file.endsWith("-phone.webp") ? 720 : 2400);
      expect((await stat(assetFile(site, file))).size).toBeLessThan(650_000);
    });

    test("are below 13 MB in total", async () => {
      const sizes = await Promise.all(files.map((file) => stat(assetFile(site, file))));
      expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(13_000_000);
    });

    test("have their focal areas inside the pictures", () => {
      const pictures = picturesIn(documents);
      expect(pictures.length).toBeGreaterThan(10);
      const outside = pictures.filter(({ hotspot: { x, y, width, height } }) =>
        [x - width / 2, y - height / 2, 1 - x - width / 2, 1 - y - height / 2].some(
          (edge) => edge < -0.001,
        ),
      );
      expect(outside).toEqual([]);
    });

    test.each(filesOf(/^logos\/.*\.svg$/))("%s contains only black shapes", async (file) => {
      // The site can recolor a logo only if the logo is black on a transparent background.
      const drawing = await readFile(assetFile(site, file), "utf8");
      expect(drawing).not.toMatch(/<(?:text|image|script|style)|#(?!000\b)/);
    });

    test.each(filesOf(/\.json$/))(
      "%s is a small Lottie file of shapes, without scripts",
      async (file) => {
        const text = await readFile(assetFile(site, file), "utf8");
        expect(text.length).toBeLessThan(40_000);
        lottieShape.parse(JSON.parse(text));
        // Rejects Lottie expressions, which are strings in the field "x". The site's player doesn't
        // evaluate them.
        expect(text).not.toMatch(/"x":"/);
      },
    );
  },
);
