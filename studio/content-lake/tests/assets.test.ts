import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { addressOf, assetCalls, bytesOf } from "./support/asset-calls.ts";
import { field, setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

const photo = {
  IFD0: { Make: "Camera", Model: "One" },
  IFD2: { ISOSpeedRatings: "200", DateTimeOriginal: "2025:01:23 22:36:48" },
  IFD3: {
    GPSLatitude: "35/1 30/1 0/1",
    GPSLatitudeRef: "S",
    GPSLongitude: "139/1 8/1 8/1",
    GPSLongitudeRef: "E",
    GPSAltitude: "12/1",
    GPSAltitudeRef: "0",
  },
};

const { upload, get } = assetCalls(() => lake);
const sandboxed = /default-src 'none'.*sandbox/;

/** Returns the paths of the stored asset files, including those of unfinished uploads. */
const storedFiles = () =>
  readdirSync(join(lake.dataDir, "assets"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it("describes an image by its contents and serves its bytes to anyone", async () => {
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
      blurHash: expect.stringMatching(/^[\w#$%*+,.:;=?@[\]^{|}~-]{6,}$/),
      palette: {
        _type: "sanity.imagePalette",
        dominant: { background: expect.stringMatching(/^#c.3.3.$/), foreground: "#fff" },
      },
    },
  });
  const { response, bytes: same } = await get(addressOf(body));
  expect(same.equals(bytes)).toBe(true);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

it("extracts only the requested metadata", async () => {
  const bytes = await bytesOf(picture(80, 40).withExif(photo).jpeg());
  const found = async (query: string, image = bytes) => {
    const { body } = await upload("images", image, query);
    return field(body, "document.metadata");
  };
  // Each upload needs different bytes, because uploading an existing image again leaves its document unchanged.
  const other = (height: number) => bytesOf(picture(80, height).withExif(photo).jpeg());
  expect(await found("?meta=none")).not.toMatchObject({ lqip: expect.anything() });
  const usual = await found("", await other(41));
  expect(usual).toMatchObject({ lqip: expect.anything(), palette: expect.anything() });
  for (const name of ["exif", "image", "location"]) expect(usual).not.toHaveProperty(name);
  const notes = await found("?meta=exif&meta=image", await other(42));
  const DateTimeOriginal = "2025-01-23T22:36:48.000Z";
  expect(notes).toMatchObject({
    exif: { _type: "sanity.imageExifMetadata", ISO: 200, DateTimeOriginal },
    image: { _type: "sanity.imageExifTags", Make: "Camera" },
  });
  for (const name of ["location", "lqip"]) expect(notes).not.toHaveProperty(name);
  expect(await found("?meta=location,lqip", await other(43))).toMatchObject({
    location: { _type: "geopoint", lat: -35.5, lng: 139.135556, alt: 12 },
    lqip: expect.anything(),
  });
  expect((await upload("images", bytes, "?meta=mood")).status).toBe(400);
});

it("accepts an image with damaged EXIF data, stores the same bytes once, and removes EXIF data from a transformed image", async () => {
  const bytes = await bytesOf(picture(80, 40).withExif(photo).jpeg());
  const [first, second] = [await upload("images", bytes), await upload("images", bytes)];
  expect(second.body.document).toEqual(first.body.document);
  expect(await lake.query("count(*)")).toBe(1);
  const made = await get(`${addressOf(first.body)}?w=40`);
  expect((await sharp(made.bytes).metadata()).exif).toBeUndefined();
  const at = Buffer.from(bytes).indexOf("Exif\0\0");
  bytes.fill(0xff, at + 14, at + 40);
  const { status, body } = await upload("images", bytes, "?meta=exif&meta=location");
  expect(status).toBe(200);
  expect(field(body, "document.metadata")).not.toHaveProperty("location");
});

it("serves an SVG unchanged with a policy that blocks scripts", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><script>alert(1)</script></svg>';
  const { body } = await upload("images", svg);
  expect(field(body, "document.metadata.dimensions")).toMatchObject({ width: 100, height: 50 });
  const { response, bytes } = await get(`${addressOf(body)}?w=10`);
  expect(bytes.toString()).toBe(svg);
  expect(response.headers.get("content-security-policy")).toMatch(sandboxed);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

it.each([
  ["a web page that holds an SVG", "<html><svg viewBox='0 0 9 9'></svg></html>"],
  ["text", "hello"],
  ["nothing", ""],
  ["the beginning of a PNG", "\u0089PNG"],
  ["an unfinished prologue", "<?xml <svg>"],
])("refuses %s as an image", async (_what, text) => {
  const { status, body } = await upload("images", text);
  expect([status, field(body, "error.type")]).toEqual([400, "invalidImageError"]);
  expect(await lake.query("count(*)")).toBe(0);
});

it.each([
  ['<?xml version="1.0"?><!-- <svg> --><svg width="40px" height="30">', 40, 30],
  ['<!DOCTYPE svg [<!ENTITY a "b>c">]><svg width="100%" viewBox="0,0,16,9"/>', 16, 9],
  [`<svg width="${"9".repeat(400)}" height=".." />`, 300, 150],
])("reads the size of %s", async (svg, width, height) => {
  const { body } = await upload("images", svg);
  expect(field(body, "document.metadata.dimensions")).toMatchObject({ width, height });
});

it("names an image's size and the maximum when it is too large", async () => {
  // An image of one color: 101 megapixels in 100 kB.
  const bomb = await bytesOf(picture(10_100, 10_000).png({ compressionLevel: 9 }));
  const { status, body } = await upload("images", bomb);
  expect(status).toBe(400);
  expect(field(body, "error.description")).toBe(
    "The upload is not a readable image: it has 10100 × 10000 pixels, 101 megapixels; the maximum is 100. Scale it down and upload it again",
  );
});

it("stores any file under its extension and serves it for download under a name", async () => {
  const { body } = await upload("files", '{"v":"5.5"}', "?filename=star.json", "application/json");
  expect(body.document).toMatchObject({
    _type: "sanity.fileAsset",
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-json$/),
  });
  const { response, bytes } = await get(`${addressOf(body)}?dl=sta"r.json`);
  expect(bytes.toString()).toBe('{"v":"5.5"}');
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="sta_r.json"');
  const unnamed = await upload("files", "%PDF-1.7", "", "application/pdf");
  expect(field(unnamed.body, "document.extension")).toBe("pdf");
});

it.each([
  ["?dl=", "attachment"],
  [
    "?dl=قائمة.txt",
    `attachment; filename="_____.txt"; filename*=UTF-8''${encodeURIComponent("قائمة.txt")}`,
  ],
  ["/list.txt", 'inline; filename="list.txt"'],
  ["", ""],
])("sets the Content-Disposition header: %s", async (more, disposition) => {
  const { body } = await upload("files", "text", "?filename=a.txt");
  const address = addressOf(body);
  const { response } = await get(address + more);
  const own = more === "?dl=" ? `; filename="${address.split("/").at(-1)}"` : "";
  expect(response.headers.get("content-disposition") ?? "").toBe(disposition + own);
});

it("serves the original for download only with a token", async () => {
  const { body } = await upload("images", await bytesOf(picture(8, 8).png()));
  const address = `${addressOf(body)}?w=4&dlRaw=a.png`;
  expect((await get(address)).response.status).toBe(401);
  const response = await lake.send(address, { as: "viewer" });
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="a.png"');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(8);
});

const svg = "<svg onload='alert(1)'/>";
const binary = "application/octet-stream";

it.each<[string, string, string, string, string | null, RegExp]>([
  ["page.html", "text/html", svg, binary, "attachment", sandboxed],
  ["a.svg", "image/svg+xml", svg, "image/svg+xml", "attachment", sandboxed],
  ["a.xml", "application/xml", svg, binary, "attachment", sandboxed],
  // A browser's own viewer of PDF files doesn't open in a sandbox. It runs no script of the page.
  ["a.pdf", "application/pdf", "%PDF-1.7", "application/pdf", null, /^null$/],
])(
  "[SEC-3] blocks the scripts of an uploaded %s",
  async (name, type, text, served, disposition, policy) => {
    const { body } = await upload("files", text, `?filename=${name}`, type);
    const { headers } = (await get(addressOf(body))).response;
    expect(headers.get("content-type")).toBe(served);
    expect(String(headers.get("content-security-policy"))).toMatch(policy);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-disposition")).toBe(disposition);
  },
);

it("[SEC-3] sends an image and its transformed copy with a sandbox policy", async () => {
  const { body } = await upload("images", await bytesOf(picture(8, 8).png()));
  for (const address of [addressOf(body), `${addressOf(body)}?w=4`])
    expect(Object.fromEntries((await get(address)).response.headers)).toMatchObject({
      "content-security-policy": expect.stringMatching(sandboxed),
      "x-content-type-options": "nosniff",
    });
});

it.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=20-30", 200, "0123456789", null],
  ["bytes=0-1,4-5", 200, "0123456789", null],
])("returns the requested range: %s", async (range, status, text, place) => {
  const { body } = await upload("files", "0123456789", "?filename=a.mp4", "video/mp4");
  const { response, bytes } = await get(addressOf(body), { range });
  const received = [response.status, bytes.toString(), response.headers.get("content-range")];
  expect(received).toEqual([status, text, place]);
});

it("returns 413 for an image over 50 MB and stores neither a file nor a document", async () => {
  const { status, body } = await upload("images", new Uint8Array(50 * 1024 * 1024 + 1));
  expect([status, field(body, "error.type")]).toEqual([413, "requestTooLargeError"]);
  expect(storedFiles()).toEqual([]);
  expect(await lake.query("count(*)")).toBe(0);
});

it("stores nothing of an interrupted upload", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(1_000)),
    pull: (stream) => stream.error(new Error("aborted")),
  });
  const headers = { authorization: `Bearer ${lake.tokens.editor}` };
  const address = "http://localhost:3400/v1/assets/files/production";
  const request = { method: "POST", headers, body, duplex: "half" };
  const response = await lake.lake.fetch(new Request(address, request));
  expect(response.status).toBe(400);
  expect(field(await response.json(), "error")).toEqual({
    type: "uploadInterruptedError",
    description: "The upload was interrupted (aborted). Upload it again",
  });
  expect(readdirSync(join(lake.dataDir, "assets/production/incoming"))).toEqual([]);
  expect(await lake.query("count(*)")).toBe(0);
});

it.each(["..%2f..%2flake.db", "x.jpg", `${"0".repeat(40)}-1x1.jpg`])(
  "returns 404 for the asset %j",
  async (name) => {
    expect((await get(`/images/marquee/production/${name}`)).response.status).toBe(404);
    expect((await get(`/files/marquee/production/${name}`)).response.status).toBe(404);
  },
);
