import { pictures, type PictureName } from "../content/pictures.ts";
import type { Language } from "./language.ts";

/** A picture as stored in a document; the importer replaces `_sanityAsset` by a reference to the uploaded asset. */
export type Picture = {
  _type: "picture";
  _sanityAsset: string;
  alt: string;
  decorative: false;
  hotspot: { _type: "sanity.imageHotspot"; x: number; y: number; width: number; height: number };
  crop: { _type: "sanity.imageCrop"; top: number; bottom: number; left: number; right: number };
};

/** Another cut of a picture beside it, which it shares its description with. */
export type PictureCut = Omit<Picture, "_type" | "alt" | "decorative"> & { _type: "image" };

/** The picture of that name, described in the page's language, with its point of interest set. */
export function picture(name: PictureName, language: Language): Picture {
  const { file, alt, focus } = pictures[name];
  const [x, y, size] = focus;
  return {
    _type: "picture",
    _sanityAsset: `image@file://./assets/${file}`,
    alt: alt[language],
    decorative: false,
    hotspot: { _type: "sanity.imageHotspot", x, y, width: size, height: size },
    crop: { _type: "sanity.imageCrop", top: 0, bottom: 0, left: 0, right: 0 },
  };
}

/** The picture of that name where it stands in for another that says what both show. */
export function pictureCut(name: PictureName, language: Language): PictureCut {
  const { _sanityAsset, hotspot, crop } = picture(name, language);
  return { _type: "image", _sanityAsset, hotspot, crop };
}
