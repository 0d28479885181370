import { expect, test } from "vitest";
import { withSampleAssets } from "./sample-pictures.ts";
import { withOwnKeys } from "./stories.ts";

const picture = (name: string, width: number, height: number, mimeType = "image/webp") => ({
  _id: `image-${name}`,
  url: `https://cdn.sanity.io/images/a/b/${name}`,
  mimeType,
  lqip: null,
  width,
  height,
});

const assets = {
  pictures: [
    picture("wide-a", 2400, 1350),
    picture("wide-b", 2400, 1350),
    picture("card", 1200, 630),
    picture("tall", 1600, 2400),
    picture("logo", 320, 120, "image/svg+xml"),
  ],
  animations: ["https://cdn.sanity.io/files/a/b/reel.json"],
};

const idsIn = (value: unknown) => JSON.stringify(value).match(/image-[a-z-]+/g);

test("replaces a fixture's images in turn with the dataset's images of the same aspect ratio", () => {
  const wide = (_key: string) => ({ _key, asset: picture("c", 2400, 1350), alt: "Kept" });
  const list = [wide("a"), wide("b"), { _key: "c", asset: picture("d", 900, 1200) }, wide("d")];
  expect(idsIn(withSampleAssets(list, assets, 1))).toEqual([
    "image-wide-b",
    "image-wide-a",
    "image-tall",
    "image-wide-a",
  ]);
  expect(withSampleAssets(list, assets, 0)).toMatchObject([{ alt: "Kept" }, {}, {}, {}]);
});

test("replaces an image and its phone crop with the same image", () => {
  const asset = picture("c", 2400, 1350);
  const raw = { _key: "a", picture: { asset }, phonePicture: { asset } };
  expect(idsIn(withSampleAssets(raw, assets, 1))).toEqual(["image-wide-b", "image-wide-b"]);
});

test("replaces a logo with another vector without adding unknown fields", () => {
  const { lqip: _, ...original } = picture("c", 400, 400, "image/svg+xml");
  const { lqip: __, ...other } = picture("logo", 320, 120, "image/svg+xml");
  const isOpaque = false;
  expect(withSampleAssets({ logo: { ...original, isOpaque } }, assets, 0)).toStrictEqual({
    logo: { ...other, isOpaque },
  });
});

test("replaces an uploaded animation with the dataset's, and keeps assets without a replacement", () => {
  const raw = { animation: { fileUrl: "https://cdn.sanity.io/files/x.json", address: null } };
  expect(withSampleAssets(raw, assets, 0)).toEqual({
    animation: { fileUrl: assets.animations[0], address: null },
  });
  const bare = { ...raw, asset: picture("c", 10, 10) };
  expect(withSampleAssets(bare, { pictures: [], animations: [] }, 0)).toEqual(bare);
});

test("makes the keys of blocks and nested blocks unique, and keeps the keys of entries", () => {
  const raw = {
    _key: "a",
    _type: "columns",
    start: [{ _key: "b", _type: "text", body: [{ _key: "c", _type: "block" }] }],
  };
  expect(
    withOwnKeys({ name: "columns-broken.x", type: "columns", state: "broken.x", raw }),
  ).toEqual({
    ...raw,
    _key: "columns-broken-x-a",
    start: [{ ...raw.start[0], _key: "columns-broken-x-b" }],
  });
});
