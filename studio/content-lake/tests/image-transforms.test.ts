import { createImageUrlBuilder } from "@sanity/image-url";
import * as fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf, assetCalls, bytesOf } from "./support/asset-calls.ts";
import { field, openTestLake, type TestLake } from "./support/open-test-lake.ts";

// All tests share this lake, because a transformed image depends only on the uploaded bytes and the URL.
let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());
const { upload, get } = assetCalls(() => lake);

const [width, height] = [120, 80];

/**
 * Creates an image in which the color of a pixel shows its position: red increases to the right,
 * green downwards. With four channels, the lower right corner is translucent.
 */
const map = (channels: 3 | 4 = 3) => {
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const colour = [x * 2, y * 3, (x >> 3) % 2 === (y >> 3) % 2 ? 200 : 40];
    return channels === 3 ? colour : [...colour, x > 60 && y > 40 ? 128 : 255];
  });
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels } });
};

const rawOf = (image: Sharp) =>
  image.ensureAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });

/** Returns the largest difference between two images of the same size, over all color values. */
async function difference(made: Buffer, wanted: Sharp): Promise<number> {
  const [one, other] = [
    await rawOf(sharp(made)),
    await rawOf(sharp(await wanted.png().toBuffer())),
  ];
  expect([one.info.width, one.info.height]).toEqual([other.info.width, other.info.height]);
  return one.data.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (other.data[index] ?? 0))),
    0,
  );
}

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
const exactly = { fit: "fill" } as const;
const cut = (left: number, top: number, w: number, h: number) => ({
  left,
  top,
  width: w,
  height: h,
});

it.each<[string, (image: Sharp) => Sharp]>([
  // Scaling. Small images are enlarged, except with `max`.
  ["w=60", (image) => image.resize(60, 40, exactly)],
  ["h=160", (image) => image.resize(240, 160, exactly)],
  ["w=60&dpr=2", (image) => image],
  ["w=60&h=60", (image) => image.resize(60, 40, exactly)],
  ["w=240&fit=max", (image) => image],
  ["w=60&h=60&fit=max", (image) => image.resize(60, 40, exactly)],
  ["w=60&h=60&fit=scale", (image) => image.resize(60, 60, exactly)],
  ["w=30&fit=scale", (image) => image.resize(30, 20, exactly)],
  // Cropping.
  ["w=40&h=40&fit=crop", (image) => image.extract(cut(20, 0, 80, 80)).resize(40, 40, exactly)],
  ["w=40&h=40&fit=crop&crop=left", (image) => image.extract(cut(0, 0, 80, 80)).resize(40, 40)],
  [
    "w=40&h=40&fit=crop&crop=top,right",
    (image) => image.extract(cut(40, 0, 80, 80)).resize(40, 40),
  ],
  ["w=60&h=20&fit=crop&crop=bottom", (image) => image.extract(cut(0, 40, 120, 40)).resize(60, 20)],
  [
    "w=40&h=40&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.1",
    (image) => image.extract(cut(40, 0, 80, 80)).resize(40, 40),
  ],
  ["w=40&h=40&fit=crop&fp-x=0.4", (image) => image.extract(cut(8, 0, 80, 80)).resize(40, 40)],
  [
    "w=40&h=40&fit=crop&crop=entropy",
    (image) => image.resize(40, 40, { fit: "cover", position: "entropy" }),
  ],
  ["w=60&fit=crop", (image) => image.resize(60, 40, exactly)],
  ["w=60&max-h=20&fit=crop", (image) => image.extract(cut(0, 20, 120, 40)).resize(60, 20)],
  ["h=40&min-w=80&fit=crop", (image) => image.extract(cut(0, 10, 120, 60)).resize(80, 40, exactly)],
  ["w=60&max-h=20", (image) => image.resize(60, 40, exactly)],
  ["w=300&h=300&fit=min", (image) => image.extract(cut(20, 0, 80, 80))],
  ["w=40&h=40&fit=min", (image) => image.extract(cut(20, 0, 80, 80)).resize(40, 40, exactly)],
  ["rect=10,20,60,40", (image) => image.extract(cut(10, 20, 60, 40))],
  ["rect=10,20,60,40&w=30", (image) => image.extract(cut(10, 20, 60, 40)).resize(30, 20, exactly)],
  ["rect=100,70,999,999", (image) => image.extract(cut(100, 70, 20, 10))],
  [
    "rect=20,0,80,80&w=40&h=20&fit=crop&crop=top",
    (image) => image.extract(cut(20, 0, 80, 40)).resize(40, 20, exactly),
  ],
  // Filling.
  [
    "w=60&h=60&fit=fill&bg=f00",
    (image) => image.resize(60, 40, exactly).extend({ top: 10, bottom: 10, background: "#f00" }),
  ],
  [
    "w=60&h=60&fit=fill",
    (image) =>
      image.resize(60, 40, exactly).extend({ top: 10, bottom: 10, background: transparent }),
  ],
  [
    "w=200&h=100&fit=fillmax&bg=ff0000ff",
    (image) => image.extend({ top: 10, bottom: 10, left: 40, right: 40, background: "#00f" }),
  ],
  [
    "w=60&pad=10&bg=00f",
    (image) =>
      image
        .resize(40, 27, exactly)
        .extend({ top: 10, bottom: 10, left: 10, right: 10, background: "#00f" }),
  ],
  [
    "pad=5",
    (image) => image.extend({ top: 5, bottom: 5, left: 5, right: 5, background: transparent }),
  ],
  // Rotating and flipping. The requested size is the size after rotation.
  ["or=90", (image) => image.rotate(90)],
  ["or=180", (image) => image.rotate(180)],
  ["or=270&w=40", (image) => image.resize(60, 40, exactly).rotate(270)],
  ["flip=h", (image) => image.flop()],
  ["flip=v", (image) => image.flip()],
  ["flip=hv", (image) => image.flip().flop()],
  // Color and sharpness.
  ["blur=40", (image) => image.blur(2)],
  ["sharp=50", (image) => image.sharpen({ sigma: 1.5 })],
  ["sat=-100", (image) => image.modulate({ saturation: 0 })],
  ["invert=true", (image) => image.negate({ alpha: false })],
  ["cs=b-w", (image) => image.toColourspace("b-w")],
  ["bg=f00", (image) => image],
])("matches sharp's result for ?%s", async (query, make) => {
  const { body } = await upload("images", await bytesOf(map().png()));
  const { answer, bytes } = await get(`${addressOf(body)}?${query}`);
  expect(answer.status).toBe(200);
  // Color values (0 to 255) may differ slightly, because they depend on the order of the resizing steps.
  expect(await difference(bytes, make(map()))).toBeLessThanOrEqual(3);
});

it.each([
  ["bg=0f0", { r: 0, g: 255, b: 0 }],
  // In a color of four or eight digits, the opacity comes first. Both colors are an opaque red.
  ["bg=ff00", { r: 255, g: 0, b: 0 }],
  ["bg=ffff0000", { r: 255, g: 0, b: 0 }],
])("fills transparent pixels with the background: ?%s", async (query, background) => {
  const { body } = await upload("images", await bytesOf(map(4).png()));
  const { bytes } = await get(`${addressOf(body)}?${query}`);
  expect(await difference(bytes, map(4).flatten({ background }))).toBeLessThanOrEqual(1);
});

it("blends transparent pixels with a translucent background", async () => {
  const { body } = await upload("images", await bytesOf(map(4).png()));
  const { bytes } = await get(`${addressOf(body)}?bg=8000`);
  const { data } = await rawOf(sharp(bytes));
  // Compares the opacity of the first and the last pixel. The first is opaque. The last has an
  // opacity of 128, to which the background `8000` (opacity 0x88) adds 0x88/255 of the missing 127.
  expect([data.at(3), data.at(-1)]).toEqual([255, 195]);
});

it.each(["jpg", "pjpg"])("puts white behind transparent pixels in a %s", async (format) => {
  const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: transparent } });
  const { body } = await upload("images", await bytesOf(clear.png()));
  const { bytes } = await get(`${addressOf(body)}?w=40&h=40&fit=fill&fm=${format}`);
  const { channels } = await sharp(bytes).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it.each([
  ["fm=jpg", "jpeg", "image/jpeg"],
  ["fm=pjpg", "jpeg", "image/jpeg"],
  ["fm=png", "png", "image/png"],
  ["fm=webp", "webp", "image/webp"],
  ["fm=avif", "heif", "image/avif"],
])("returns the format of ?%s", async (query, format, type) => {
  const { body } = await upload("images", await bytesOf(map().png()));
  const { answer, bytes } = await get(`${addressOf(body)}?w=32&${query}`);
  expect([(await sharp(bytes).metadata()).format, answer.headers.get("content-type")]).toEqual([
    format,
    type,
  ]);
});

it("returns fewer bytes for a lower quality", async () => {
  const { body } = await upload("images", await bytesOf(map().png()));
  const size = async (q: number) =>
    (await get(`${addressOf(body)}?fm=jpg&q=${q}`)).bytes.byteLength;
  expect(await size(0)).toBeLessThan(await size(75));
  expect(await size(75)).toBeLessThan(await size(100));
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "turns an image with EXIF orientation %i upright",
  async (orientation) => {
    const noted = await bytesOf(map().withMetadata({ orientation }).png());
    const { body } = await upload("images", noted);
    const upright = sharp(await sharp(noted).autoOrient().png().toBuffer());
    const { width: w, height: h } = await upright.metadata();
    expect(field(body, "document.metadata.dimensions")).toMatchObject({ width: w, height: h });
    const { bytes } = await get(`${addressOf(body)}?rect=10,10,40,40&w=20`);
    expect(
      await difference(bytes, upright.extract(cut(10, 10, 40, 40)).resize(20, 20)),
    ).toBeLessThanOrEqual(3);
  },
);

it.each<[string, number, number, (image: Sharp) => Sharp]>([
  ["a wide cut", 60, 20, (image) => image.extract(cut(12, 10, 84, 28)).resize(60, 20, exactly)],
  ["a tall cut", 20, 60, (image) => image.extract(cut(73, 4, 23, 68)).resize(20, 59, exactly)],
])(
  "shows the hotspot within the crop for a URL of Sanity's image builder: %s",
  async (_name, w, h, make) => {
    const { body } = await upload("images", await bytesOf(map().png()));
    const source = {
      asset: { _ref: String(field(body, "document._id")) },
      crop: { left: 0.1, right: 0.2, top: 0.05, bottom: 0.1 },
      hotspot: { x: 0.7, y: 0.3, width: 0.2, height: 0.2 },
    };
    const baseUrl = "http://localhost:3400";
    const builder = createImageUrlBuilder({ projectId: "marquee", dataset: "production", baseUrl });
    const url = new URL(builder.image(source).width(w).height(h).url());
    const { bytes } = await get(url.pathname + url.search);
    expect(await difference(bytes, make(map()))).toBeLessThanOrEqual(3);
  },
);

it("[BLK-3] crops every frame of an animated image, but rotates only the first", async () => {
  const frames = await Promise.all([map(), map().negate()].map((frame) => frame.png().toBuffer()));
  const film = sharp(frames, { join: { animated: true } });
  const { body } = await upload("images", await bytesOf(film.clone().webp({ lossless: true })));
  expect(field(body, "document.metadata.dimensions")).toMatchObject({ width, height });
  const { bytes } = await get(`${addressOf(body)}?rect=60,40,60,40&w=30`);
  const facts = await sharp(bytes, { pages: -1 }).metadata();
  expect([facts.width, facts.pageHeight, facts.pages]).toEqual([30, 20, 2]);
  const turned = await sharp((await get(`${addressOf(body)}?or=90`)).bytes).metadata();
  expect([turned.width, turned.height, turned.pages ?? 1]).toEqual([height, width, 1]);
});

it("refuses an AVIF of more than eight megapixels and suggests alternatives", async () => {
  const { body } = await upload("images", await bytesOf(map().png()));
  const { answer, bytes } = await get(`${addressOf(body)}?w=4000&fm=avif`);
  expect(answer.status).toBe(400);
  expect(field(JSON.parse(bytes.toString()), "error")).toEqual({
    type: "imageTooCostlyError",
    description:
      "The image can't be transformed to AVIF at this size. Request a smaller size (w, h, dpr, pad), less blur, or WebP (fm=webp)",
  });
});

it("limits each side to 8,192 pixels, also for a narrow image", async () => {
  const strip = sharp({ create: { width: 4, height: 400, channels: 3, background: "#123" } });
  const { body } = await upload("images", await bytesOf(strip.png()));
  const { bytes } = await get(`${addressOf(body)}?w=8000&dpr=4&fm=jpg&q=1`);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 82, height: 8_192 });
});

it.each([
  "?w=0",
  "?w=99999",
  "?fit=stretch",
  "?rect=1,2",
  "?bg=javascript",
  "?bg=12345",
  "?q=101",
  "?crop=up",
  "?or=45",
  "?pad=-1",
  "?fm=json",
])("refuses %s with a 400", async (query) => {
  const { body } = await upload("images", await bytesOf(map().png()));
  expect((await get(`${addressOf(body)}${query}`)).answer.status).toBe(400);
});

const numbers = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
/** Generates any combination of the image parameters of URLs, each with a valid value. */
const anyOptions = fc.record(
  {
    w: numbers(1, 300),
    h: numbers(1, 300),
    fit: fc.constantFrom("clip", "crop", "fill", "fillmax", "max", "min", "scale"),
    crop: fc.constantFrom("top", "left,bottom", "center", "focalpoint", "entropy"),
    rect: fc.array(numbers(0, 200), { minLength: 4, maxLength: 4 }).map((parts) => parts.join(",")),
    "fp-x": fc.constantFrom("0", "0.3", "1"),
    "max-h": numbers(1, 200),
    "min-w": numbers(1, 200),
    dpr: fc.constantFrom("0.1", "1", "3"),
    fm: fc.constantFrom("jpg", "pjpg", "png", "webp"),
    blur: numbers(1, 200),
    sharp: numbers(0, 100),
    flip: fc.constantFrom("h", "v", "hv"),
    or: fc.constantFrom("90", "180", "270"),
    bg: fc.constantFrom("f00", "8f00", "80ff0000"),
    pad: numbers(0, 100),
    invert: fc.constant("true"),
    sat: numbers(-100, 100),
    cs: fc.constantFrom("srgb", "origin", "cmyk", "b-w"),
  },
  { requiredKeys: [] },
);

it("transforms still and animated images with any combination of options", async () => {
  const film = sharp([await map().png().toBuffer(), await map().png().toBuffer()], {
    join: { animated: true },
  });
  const pictures = [
    await bytesOf(map(4).png()),
    await bytesOf(map().withMetadata({ orientation: 6 }).jpeg()),
    await bytesOf(film.gif()),
  ];
  const addresses: string[] = [];
  for (const picture of pictures) {
    addresses.push(addressOf((await upload("images", picture)).body));
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...addresses), anyOptions, async (address, options) => {
      const { answer, bytes } = await get(`${address}?${String(new URLSearchParams(options))}`);
      expect(answer.status).toBe(200);
      const { width: w, height: h } = await sharp(bytes).metadata();
      expect(Math.min(w, h)).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});
