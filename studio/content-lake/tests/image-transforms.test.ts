import { createImageUrlBuilder } from "@sanity/image-url";
import * as fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, expect, it } from "vitest";
import { addressOf, assetCalls, bytesOf } from "./support/asset-calls.ts";
import { field, openTestLake } from "./support/open-test-lake.ts";

// All tests share this lake, because a transformed image depends only on the uploaded bytes and the URL.
const lake = openTestLake();
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

async function transform(query: string, image = map().png(), headers = {}) {
  const { body } = await upload("images", await bytesOf(image));
  return get(`${addressOf(body)}?${query}`, headers);
}

const rawOf = (image: Sharp) =>
  image.ensureAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });

/** Returns the largest difference between two images of the same size, over all color values. */
async function difference(made: Buffer, expected: Sharp): Promise<number> {
  const [one, other] = [
    await rawOf(sharp(made)),
    await rawOf(sharp(await expected.png().toBuffer())),
  ];
  expect([one.info.width, one.info.height]).toEqual([other.info.width, other.info.height]);
  return one.data.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (other.data[index] ?? 0))),
    0,
  );
}

const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
const cut = (left: number, top: number, w: number, h: number) => ({
  left,
  top,
  width: w,
  height: h,
});

type Change = (image: Sharp) => Sharp;
const unchanged: Change = (image) => image;
const scaled =
  (w: number, h: number): Change =>
  (image) =>
    image.resize(w, h, { fit: "fill" });
const cropped =
  (part: ReturnType<typeof cut>, w = part.width, h = part.height): Change =>
  (image) =>
    scaled(w, h)(image.extract(part));
const bordered =
  (y: number, x: number, background: string | typeof transparent): Change =>
  (image) =>
    image.extend({ top: y, bottom: y, left: x, right: x, background });
const [left, middle, right] = [0, 20, 40].map((x) => cropped(cut(x, 0, 80, 80), 40, 40));

it.each<[string, ...(Change | undefined)[]]>([
  // Scaling. Small images are enlarged, except with `max`.
  ["w=60", scaled(60, 40)],
  ["h=160", scaled(240, 160)],
  ["w=60&dpr=2", unchanged],
  ["w=60&h=60", scaled(60, 40)],
  ["w=240&fit=max", unchanged],
  ["w=60&h=60&fit=max", scaled(60, 40)],
  ["w=60&h=60&fit=scale", scaled(60, 60)],
  ["w=30&fit=scale", scaled(30, 20)],
  // Cropping.
  ["w=40&h=40&fit=crop", middle],
  ["w=40&h=40&fit=crop&crop=left", left],
  ["w=40&h=40&fit=crop&crop=top,right", right],
  ["w=60&h=20&fit=crop&crop=bottom", cropped(cut(0, 40, 120, 40), 60, 20)],
  ["w=40&h=40&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.1", right],
  ["w=40&h=40&fit=crop&fp-x=0.4", cropped(cut(8, 0, 80, 80), 40, 40)],
  [
    "w=40&h=40&fit=crop&crop=entropy",
    (image) => image.resize(40, 40, { fit: "cover", position: "entropy" }),
  ],
  ["w=60&fit=crop", scaled(60, 40)],
  ["w=60&max-h=20&fit=crop", cropped(cut(0, 20, 120, 40), 60, 20)],
  ["h=40&min-w=80&fit=crop", cropped(cut(0, 10, 120, 60), 80, 40)],
  ["w=60&max-h=20", scaled(60, 40)],
  ["w=300&h=300&fit=min", cropped(cut(20, 0, 80, 80))],
  ["w=40&h=40&fit=min", middle],
  ["rect=10,20,60,40", cropped(cut(10, 20, 60, 40))],
  ["rect=10,20,60,40&w=30", cropped(cut(10, 20, 60, 40), 30, 20)],
  ["rect=100,70,999,999", cropped(cut(100, 70, 20, 10))],
  ["rect=20,0,80,80&w=40&h=20&fit=crop&crop=top", cropped(cut(20, 0, 80, 40), 40, 20)],
  // Filling.
  ["w=60&h=60&fit=fill&bg=f00", scaled(60, 40), bordered(10, 0, "#f00")],
  ["w=60&h=60&fit=fill", scaled(60, 40), bordered(10, 0, transparent)],
  ["w=200&h=100&fit=fillmax&bg=ff0000ff", bordered(10, 40, "#00f")],
  ["w=60&pad=10&bg=00f", scaled(40, 27), bordered(10, 10, "#00f")],
  ["pad=5", bordered(5, 5, transparent)],
  // Rotating and flipping. The requested size is the size after rotation.
  ["or=90", (image) => image.rotate(90)],
  ["or=180", (image) => image.rotate(180)],
  ["or=270&w=40", scaled(60, 40), (image) => image.rotate(270)],
  ["flip=h", (image) => image.flop()],
  ["flip=v", (image) => image.flip()],
  ["flip=hv", (image) => image.flip().flop()],
  // Color and sharpness.
  ["blur=40", (image) => image.blur(2)],
  ["sharp=50", (image) => image.sharpen({ sigma: 1.5 })],
  ["sat=-100", (image) => image.modulate({ saturation: 0 })],
  ["invert=true", (image) => image.negate({ alpha: false })],
  ["cs=b-w", (image) => image.toColourspace("b-w")],
  ["bg=f00", unchanged],
])("matches sharp's result for ?%s", async (query, ...changes) => {
  const { response, bytes } = await transform(query);
  expect(response.status).toBe(200);
  // Color values (0 to 255) may differ slightly, because they depend on the order of the resizing steps.
  const expected = changes.reduce((image, change = unchanged) => change(image), map());
  expect(await difference(bytes, expected)).toBeLessThanOrEqual(3);
});

it.each([
  ["bg=0f0", { r: 0, g: 255, b: 0 }],
  // In a color of four or eight digits, the opacity comes first. Both colors are an opaque red.
  ["bg=ff00", { r: 255, g: 0, b: 0 }],
  ["bg=ffff0000", { r: 255, g: 0, b: 0 }],
])("fills transparent pixels with the background: ?%s", async (query, background) => {
  const { bytes } = await transform(query, map(4).png());
  expect(await difference(bytes, map(4).flatten({ background }))).toBeLessThanOrEqual(1);
});

it("blends transparent pixels with a translucent background", async () => {
  const { bytes } = await transform("bg=8000", map(4).png());
  const { data } = await rawOf(sharp(bytes));
  // Compares the opacity of the first and the last pixel. The first is opaque. The last has an
  // opacity of 128, to which the background `8000` (opacity 0x88) adds 0x88/255 of the missing 127.
  expect([data.at(3), data.at(-1)]).toEqual([255, 195]);
});

it.each(["jpg", "pjpg"])("puts white behind transparent pixels in a %s", async (format) => {
  const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: transparent } });
  const { bytes } = await transform(`w=40&h=40&fit=fill&fm=${format}`, clear.png());
  const { channels } = await sharp(bytes).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it.each([
  ["fm=jpg", "", "jpeg", "image/jpeg"],
  ["fm=pjpg", "", "jpeg", "image/jpeg"],
  ["fm=png", "image/webp", "png", "image/png"],
  ["fm=webp", "", "webp", "image/webp"],
  ["fm=avif", "", "heif", "image/avif"],
  ["auto=format", "image/webp,*/*", "webp", "image/webp"],
  ["auto=format", "image/png", "png", "image/png"],
])(
  "returns the format of ?%s to a browser that accepts %j",
  async (query, accept, format, type) => {
    const { body } = await upload("images", await bytesOf(map().png()));
    const { response, bytes } = await get(`${addressOf(body)}?w=32&${query}`, { accept });
    const made = await sharp(bytes).metadata();
    expect([made.format, response.headers.get("content-type")]).toEqual([format, type]);
  },
);

it("returns fewer bytes for a lower quality", async () => {
  const size = async (q: number) => (await transform(`fm=jpg&q=${q}`)).bytes.byteLength;
  expect(await size(0)).toBeLessThan(await size(75));
  expect(await size(75)).toBeLessThan(await size(100));
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "turns an image with EXIF orientation %i upright",
  async (orientation) => {
    const oriented = await bytesOf(map().withMetadata({ orientation }).png());
    const { body } = await upload("images", oriented);
    const upright = sharp(await sharp(oriented).autoOrient().png().toBuffer());
    const { width: w, height: h } = await upright.metadata();
    expect(field(body, "document.metadata.dimensions")).toMatchObject({ width: w, height: h });
    const { bytes } = await get(`${addressOf(body)}?rect=10,10,40,40&w=20`);
    expect(
      await difference(bytes, upright.extract(cut(10, 10, 40, 40)).resize(20, 20)),
    ).toBeLessThanOrEqual(3);
  },
);

it.each<[string, number, number, Change]>([
  ["a wide cut", 60, 20, cropped(cut(12, 10, 84, 28), 60, 20)],
  ["a tall cut", 20, 60, cropped(cut(73, 4, 23, 68), 20, 59)],
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

it("[BLK-3] crops every frame of an animated image, but rotates only the first, and returns it alone with frame=1", async () => {
  const frames = await Promise.all([map(), map().negate()].map((frame) => frame.png().toBuffer()));
  const film = sharp(frames, { join: { animated: true } });
  const { body } = await upload("images", await bytesOf(film.clone().webp({ lossless: true })));
  expect(field(body, "document.metadata.dimensions")).toMatchObject({ width, height });
  const made = async (query: string) => {
    const { bytes } = await get(`${addressOf(body)}?${query}`);
    const info = await sharp(bytes, { pages: -1 }).metadata();
    return [info.width, info.pageHeight ?? info.height, info.pages ?? 1];
  };
  expect(await made("rect=60,40,60,40&w=30")).toEqual([30, 20, 2]);
  expect(await made("or=90")).toEqual([height, width, 1]);
  expect(await made("w=60&auto=format&frame=1")).toEqual([60, 40, 1]);
});

it("refuses an AVIF of more than eight megapixels and suggests alternatives", async () => {
  const { response, bytes } = await transform("w=4000&fm=avif");
  expect([response.status, JSON.parse(bytes.toString()).error.description]).toEqual([
    400,
    "The image can't be transformed to AVIF at this size. Request a smaller size (w, h, dpr, pad), less blur, or WebP (fm=webp)",
  ]);
});

it("limits each side to 8,192 pixels, also for a narrow image", async () => {
  const strip = sharp({ create: { width: 4, height: 400, channels: 3, background: "#123" } });
  const { bytes } = await transform("w=8000&dpr=4&fm=jpg&q=1", strip.png());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 82, height: 8_192 });
});

const invalid =
  "w=0 w=99999 fit=stretch rect=1,2 bg=javascript bg=12345 q=101 crop=up or=45 pad=-1";

it.each([...invalid.split(" "), "fm=json"])("refuses ?%s with a 400", async (query) => {
  expect((await transform(query)).response.status).toBe(400);
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
  const frame = await map().png().toBuffer();
  const film = sharp([frame, frame], { join: { animated: true } });
  const pictures = [map(4).png(), map().withMetadata({ orientation: 6 }).jpeg(), film.gif()];
  const uploads = pictures.map(async (each) => upload("images", await bytesOf(each)));
  const addresses = (await Promise.all(uploads)).map(({ body }) => addressOf(body));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...addresses), anyOptions, async (address, options) => {
      const { response, bytes } = await get(`${address}?${String(new URLSearchParams(options))}`);
      expect(response.status).toBe(200);
      const { width: w, height: h } = await sharp(bytes).metadata();
      expect(Math.min(w, h)).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});
