import { expect, it } from "vitest";
import { pageWith, described, places } from "../checks.fixture.ts";
import { alternativeTexts } from "./pictures.ts";

const picture = (alt: string, more: object = {}) => ({ asset: { _ref: "image-a" }, alt, ...more });
const block = (alt: string, more: object = {}) => ({
  _key: "a",
  _type: "imageBlock",
  picture: picture(alt),
  ...more,
});

const found = (blocks: readonly object[], fields: object = {}) =>
  alternativeTexts(pageWith(blocks, fields));

it.each([
  ["IMG_2041.jpg", "is a file name"],
  ["DSC01234", "is a file name"],
  ["Picture of a tram", "already announce"],
  ["Ein Bild von einer Straßenbahn", "already announce"],
  ["Une photo d’un tram", "already announce"],
  ["صورة تظهر ترامًا", "already announce"],
])("reports that “%s” does not describe an image", (alt, message) => {
  const pattern = new RegExp(`blocks\\[a\\].picture.alt: .*${message}`);
  expect(described(found([block(alt)]))).toEqual([expect.stringMatching(pattern)]);
});

it("accepts alt texts that describe an image", () => {
  const texts = ["A tram by night", "Image by image, a reel", "Photographs on a wall"];
  expect(found([...texts, "صورة من الفيلم: ترام"].map((alt) => block(alt)))).toEqual([]);
});

it("reports alt text that repeats the caption", () => {
  const gallery = { _key: "g", _type: "gallery" };
  const entry = { _key: "p", _type: "galleryPicture", ...picture("A tram", { caption: "A tram" }) };
  const blocks = [block("A tram", { caption: "a tram" }), { ...gallery, pictures: [entry] }];
  const both = ["warning blocks[a].picture.alt", "warning blocks[g].pictures[p].alt"];
  expect(places(found(blocks))).toEqual(both);
});

it("checks the social image and ignores decorative images", () => {
  const decorative = { ...block("IMG_1.png"), picture: picture("IMG_1.png", { decorative: true }) };
  const seo = { image: picture("IMG_2.png") };
  expect(places(found([decorative], { seo }))).toEqual(["warning seo.image.alt"]);
});
