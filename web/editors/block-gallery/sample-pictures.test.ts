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

const idsIn = (value: unknown) =>
  JSON.stringify(value)
    .match(/image-[a-z-]+/g)
    ?.join(" ");
const asset = picture("c", 2400, 1350);

test("replaces a fixture's images in turn with the dataset's images of the same aspect ratio", () => {
  const wide = { asset, alt: "Kept" };
  const pictures = [wide, wide, { asset: picture("d", 900, 1200) }, wide];
  const list = pictures.map((entry, at) => ({ _key: `${at}`, ...entry }));
  const replaced = "image-wide-b image-wide-a image-tall image-wide-a";
  expect(idsIn(withSampleAssets(list, assets, 1))).toBe(replaced);
  expect(withSampleAssets(list, assets, 0)).toMatchObject([{ alt: "Kept" }, {}, {}, {}]);
});

test("replaces an image and its phone crop with the same image", () => {
  const raw = { _key: "a", picture: { asset }, phonePicture: { asset } };
  expect(idsIn(withSampleAssets(raw, assets, 1))).toBe("image-wide-b image-wide-b");
});

test("replaces a logo with another vector without adding unknown fields", () => {
  const { lqip: _, ...original } = picture("c", 400, 400, "image/svg+xml");
  const { lqip: __, ...other } = picture("logo", 320, 120, "image/svg+xml");
  const replaced = withSampleAssets({ logo: { ...original, isOpaque: false } }, assets, 0);
  expect(replaced).toStrictEqual({ logo: { ...other, isOpaque: false } });
});

test("replaces an uploaded animation with the dataset's, and keeps assets without a replacement", () => {
  const raw = { animation: { fileUrl: "https://cdn.sanity.io/files/x.json", address: null } };
  const animation = { fileUrl: assets.animations[0], address: null };
  expect(withSampleAssets(raw, assets, 0)).toEqual({ animation });
  const bare = { ...raw, asset: picture("c", 10, 10) };
  expect(withSampleAssets(bare, { pictures: [], animations: [] }, 0)).toEqual(bare);
});

test("makes the keys of blocks and nested blocks unique, and keeps the keys of entries", () => {
  const text = { _key: "b", _type: "text", body: [{ _key: "c", _type: "block" }] };
  const raw = { _key: "a", _type: "columns", start: [text] };
  const story = { name: "columns-broken.x", type: "columns", state: "broken.x", raw } as const;
  const start = [{ ...text, _key: "columns-broken-x-b" }];
  expect(withOwnKeys(story)).toEqual({ ...raw, _key: "columns-broken-x-a", start });
});
