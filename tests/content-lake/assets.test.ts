import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { field, openTestLake, type TestLake } from "./open-test-lake.ts";

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

/** The body goes as it is, so this doesn't use the helper's JSON. */
const upload = async (
  kind: "images" | "files",
  body: Uint8Array<ArrayBuffer> | string,
  query = "",
  type = "application/octet-stream",
) => {
  const request = new Request(
    `http://localhost:3400/v2021-06-07/assets/${kind}/production${query}`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${lake.tokens.editor}`, "content-type": type },
      body,
    },
  );
  const answer = await lake.lake.fetch(request);
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) };
};
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const addressOf = (body: unknown) => new URL(String(field(body, "document.url"))).pathname;
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await lake.send(path, { as: null, headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

it("describes an image by its contents, and gives the bytes back to anyone", async () => {
  const bytes = await bytesOf(picture(80, 40).jpeg());
  const { body } = await upload("images", bytes, "?filename=red.png&title=Red", "image/png");
  expect(body.document).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-80x40-jpg$/),
    _type: "sanity.imageAsset",
    extension: "jpg",
    mimeType: "image/jpeg",
    originalFilename: "red.png",
    title: "Red",
    size: bytes.byteLength,
    metadata: {
      dimensions: { width: 80, height: 40, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
    },
  });
  const { answer, bytes: same } = await get(addressOf(body));
  expect(same.equals(bytes)).toBe(true);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

it("stores the same bytes once", async () => {
  const bytes = await bytesOf(picture(8, 8).png());
  const [first, second] = [await upload("images", bytes), await upload("images", bytes)];
  expect(second.body.document).toEqual(first.body.document);
  expect(await lake.query("count(*)")).toBe(1);
});

it("knows a picture that lies on its side by its note", async () => {
  const bytes = await bytesOf(picture(80, 40).withMetadata({ orientation: 6 }).jpeg());
  const { body } = await upload("images", bytes);
  expect(field(body, "document.metadata.dimensions")).toMatchObject({ width: 40, height: 80 });
  const { bytes: made } = await get(`${addressOf(body)}?w=20`);
  expect(await sharp(made).metadata()).toMatchObject({ width: 20, height: 40 });
});

it.each([
  ["?w=200", 200, 150],
  ["?w=200&dpr=2", 400, 300],
  ["?w=1600&fit=max", 800, 600],
  ["?w=100&h=100", 100, 75],
  ["?w=100&h=100&fit=crop", 100, 100],
  ["?w=100&h=50&fit=crop&fp-x=0&fp-y=1", 100, 50],
  ["?w=100&h=100&fit=fill&bg=000", 100, 100],
  ["?w=100&h=100&fit=scale", 100, 100],
  ["?rect=0,0,300,200", 300, 200],
  ["?rect=700,500,999,999&w=50", 50, 50],
  ["?or=90&w=80", 60, 80],
  ["?blur=40&sat=-100&flip=hv&sharp=10&unknown=1&h=60", 80, 60],
])("makes an image for %s", async (query, width, height) => {
  const { body } = await upload("images", await bytesOf(picture(800, 600).png()));
  const { answer, bytes } = await get(`${addressOf(body)}${query}`);
  expect(answer.status).toBe(200);
  const made = await sharp(bytes).metadata();
  expect([made.width, made.height]).toEqual([width, height]);
});

it("puts the focal point in the part that is kept", async () => {
  const left = await sharp({ create: { width: 50, height: 100, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const image = picture(200, 100)
    .composite([{ input: left, left: 0, top: 0 }])
    .png();
  const { body } = await upload("images", await bytesOf(image));
  const colour = async (x: number) => {
    const { bytes } = await get(`${addressOf(body)}?w=50&h=100&fit=crop&fp-x=${x}&fp-y=0.5`);
    return (await sharp(bytes).stats()).dominant;
  };
  expect((await colour(0)).b).toBeGreaterThan(200);
  expect((await colour(1)).r).toBeGreaterThan(150);
});

it("[BLK-3] lets a GIF move, or gives its first frame alone", async () => {
  const frames = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const { body } = await upload(
    "images",
    await bytesOf(sharp(frames, { join: { animated: true } }).gif()),
  );
  const pages = async (query: string) =>
    (await sharp((await get(`${addressOf(body)}${query}`)).bytes, { animated: true }).metadata())
      .pages ?? 1;
  expect(await pages("?w=20")).toBe(2);
  expect(await pages("?w=20&auto=format&frame=1")).toBe(1);
});

it("answers in a format that the browser takes, when left to choose", async () => {
  const { body } = await upload("images", await bytesOf(picture(80, 40).jpeg()));
  const type = async (accept: string, query: string) =>
    (await get(`${addressOf(body)}${query}`, { accept })).answer.headers.get("content-type");
  expect(await type("image/webp,*/*", "?auto=format")).toBe("image/webp");
  expect(await type("image/png", "?auto=format")).toBe("image/jpeg");
  expect(await type("image/webp", "?fm=png")).toBe("image/png");
});

it.each(["?w=0", "?w=99999", "?fit=stretch", "?rect=1,2", "?bg=javascript", "?q=101"])(
  "refuses %s with a 400",
  async (query) => {
    const { body } = await upload("images", await bytesOf(picture(8, 8).png()));
    expect((await get(`${addressOf(body)}${query}`)).answer.status).toBe(400);
  },
);

it("keeps an SVG as it is, and lets it run no script", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><script>alert(1)</script></svg>';
  const { body } = await upload("images", svg);
  expect(field(body, "document.metadata.dimensions")).toMatchObject({ width: 100, height: 50 });
  const { answer, bytes } = await get(`${addressOf(body)}?w=10`);
  expect(bytes.toString()).toBe(svg);
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

it("refuses what is no image", async () => {
  const { status, body } = await upload("images", "<html>hello</html>");
  expect([status, field(body, "error.type")]).toEqual([400, "invalidImageError"]);
  expect(await lake.query("count(*)")).toBe(0);
});

it("keeps any file under its extension, for download under a name", async () => {
  const { body } = await upload("files", '{"v":"5.5"}', "?filename=star.json", "application/json");
  expect(body.document).toMatchObject({
    _type: "sanity.fileAsset",
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-json$/),
  });
  const { answer, bytes } = await get(`${addressOf(body)}?dl=sta"r.json`);
  expect(bytes.toString()).toBe('{"v":"5.5"}');
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="sta_r.json"');
});

it.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=20-30", 200, "0123456789", null],
  ["bytes=0-1,4-5", 200, "0123456789", null],
])("gives the part of a file that a player asks for: %s", async (range, status, text, place) => {
  const { body } = await upload("files", "0123456789", "?filename=a.mp4", "video/mp4");
  const { answer, bytes } = await get(addressOf(body), { range });
  expect([answer.status, bytes.toString(), answer.headers.get("content-range")]).toEqual([
    status,
    text,
    place,
  ]);
});

it("turns away an image over 50 MB with a 413, however it comes, and leaves nothing behind", async () => {
  const { status, body } = await upload("images", new Uint8Array(50 * 1024 * 1024 + 1));
  expect([status, field(body, "error.type")]).toEqual([413, "requestTooLargeError"]);
});

it.each(["..%2f..%2flake.db", "x.jpg", `${"0".repeat(40)}-1x1.jpg`])(
  "finds no asset %j",
  async (name) => {
    expect((await get(`/images/marquee/production/${name}`)).answer.status).toBe(404);
    expect((await get(`/files/marquee/production/${name}`)).answer.status).toBe(404);
  },
);
