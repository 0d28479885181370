import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../../blocks/block.fixture.ts";
import { blockPictures } from "./block-pictures.ts";

const picturesOf = (raw: unknown) =>
  parsedFixture([raw], true).flatMap((parsed) =>
    parsed.ok ? blockPictures(parsed.block) : [null],
  );

const { image, gallery, logos, quote, heroAnimation, featureGrid, text } = blockFixtures;

test("[COMP-2] lists a block's pictures with files, alt texts, focal points, and the list of a gallery's or of logos", () => {
  const [main, phone] = picturesOf(image.full);
  expect(main).toEqual({
    path: "picture",
    file: "c0ffee0123456789c0ffee0123456789c0ffee01-2400x1350.png",
    isEmpty: false,
    list: null,
    alt: { path: "picture.alt", text: image.full.picture?.alt },
    isDecorative: false,
    focus: { x: 0.5, y: 0.4, crop: { top: 0, bottom: 0.1, left: 0, right: 0 } },
  });
  expect(phone).toMatchObject({ path: "phonePicture", alt: null, isDecorative: null });
  const [first] = gallery.full.pictures;
  expect(picturesOf(gallery.full)[0]).toMatchObject({
    path: `pictures[_key=="${first?._key}"]`,
    list: "pictures",
    alt: { path: `pictures[_key=="${first?._key}"].alt` },
  });
  const [logo] = logos.full.logos;
  expect(picturesOf(logos.full)[0]).toMatchObject({
    path: `logos[_key=="${logo?._key}"].picture`,
    list: "logos",
    alt: { path: `logos[_key=="${logo?._key}"].name`, text: logo?.name },
    focus: null,
  });
});

const [feature] = featureGrid.full.features;

test.each([
  [
    "with the placeholder's file if the page displays one",
    { ...image.full, picture: null },
    { path: "picture", file: "missing-picture.svg", list: null },
  ],
  ["of a quote", { ...quote.full, portrait: null }, { path: "portrait", file: null, list: null }],
  [
    "of an entry",
    { ...featureGrid.full, features: [{ ...feature, picture: null }] },
    { path: `features[_key=="${feature?._key}"].picture`, file: null, list: null },
  ],
  [
    "as the list itself if it has no entry yet",
    { ...gallery.full, pictures: null },
    { path: "pictures", list: "pictures", alt: null },
  ],
  ["as an empty list", { ...logos.full, logos: [] }, { path: "logos", list: "logos", alt: null }],
])("[COMP-2] lists empty pictures: %s", (_what, raw, picture) => {
  expect(picturesOf(raw)[0]).toMatchObject({ isEmpty: true, ...picture });
});

test("[COMP-2] lists the pictures in a rich text, none of a hero that displays only its title, and one without alt text", () => {
  const path = expect.stringMatching(/^body\[_key=="[^"]+"\]\.picture$/);
  expect(picturesOf(text.full)).toContainEqual(expect.objectContaining({ path }));
  expect(picturesOf({ ...heroAnimation.full, layout: "title" })).toEqual([]);
  const [first, ...rest] = gallery.full.pictures;
  const raw = { ...gallery.full, pictures: [{ ...first, alt: null, decorative: null }, ...rest] };
  expect(picturesOf(raw)[0]).toMatchObject({ isEmpty: false, alt: { text: "" } });
});
