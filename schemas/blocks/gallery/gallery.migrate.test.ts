import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { blockContracts, inCurrentForm, pageQuery } from "../../contract.ts";

const image = { _id: "image-1", url: "https://cdn.example/1.webp", mimeType: "image/webp" };
const file = {
  ...image,
  _type: "sanity.imageAsset",
  metadata: { lqip: "data:,", isOpaque: true, dimensions: { width: 1600, height: 900 } },
};
const picture = {
  _type: "picture",
  asset: { _type: "reference", _ref: "image-1" },
  alt: "A tram",
  hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
};
const marks = { _key: "tram", _type: "galleryPicture", caption: "The last one" };
const { _type, ...pictureFields } = picture;
const nested = { ...marks, picture };
const lifted = { ...marks, ...pictureFields };

const gallery = (version: number, pictures: unknown) => ({
  _key: "g",
  _type: "gallery",
  version,
  pictures,
});

function answerOf(block: object) {
  const page = { _id: "p", _type: "page", language: "en", slug: { current: "a" }, blocks: [block] };
  const params = { language: "en", slug: "a" };
  const stored = JSON.parse(JSON.stringify(runGroq(pageQuery, [page, file], params)));
  const { shown: _shown, ...fields } = stored.blocks[0];
  return inCurrentForm(fields, blockContracts.gallery);
}

test("[PAGE-2] reads galleries of earlier versions with their files and captions", () => {
  const before = answerOf(gallery(1, [nested]));
  const after = answerOf(gallery(3, [lifted]));
  expect(before).toEqual(after);
  expect(answerOf(gallery(2, [lifted]))).toEqual(after);
  // A gallery of version 1 whose entries are already pictures.
  expect(answerOf(gallery(1, [lifted]))).toEqual(after);
  const stored = inCurrentForm(gallery(1, [nested]), blockContracts.gallery);
  expect(stored).toEqual(gallery(3, [lifted]));
  expect(blockContracts.gallery.shape.parse(before).pictures[0]).toMatchObject({
    alt: "A tram",
    caption: "The last one",
    asset: { url: image.url, width: 1600 },
  });
});
