/** A stored picture. The importer replaces `_sanityAsset` with a reference to the uploaded asset. */
export type Picture = {
  _type: "picture";
  _sanityAsset: string;
  alt: string;
  decorative: false;
  hotspot: { _type: "sanity.imageHotspot"; x: number; y: number; width: number; height: number };
  crop: { _type: "sanity.imageCrop"; top: number; bottom: number; left: number; right: number };
};

/**
 * The crop that replaces a picture on phones. It needs no alt text, because it shows the same
 * subject as the picture.
 */
export type PictureCut = Omit<Picture, "_type" | "alt" | "decorative"> & { _type: "image" };

type Framed = Pick<Picture, "_sanityAsset" | "hotspot" | "crop">;

/** The position and size of a picture's subject: x, y and size, as fractions of the picture's width and height. */
export type Focus = readonly [x: number, y: number, size: number];

/** The focus of a picture that has no focal point, such as a logo. */
export const wholePicture: Focus = [0.5, 0.5, 1];

/** A picture in a site's `assets` folder. */
export type PictureFile = { file: string; focus: Focus };

function framed(file: string, [x, y, size]: Focus): Framed {
  return {
    _sanityAsset: `image@file://./assets/${file}`,
    hotspot: { _type: "sanity.imageHotspot", x, y, width: size, height: size },
    crop: { _type: "sanity.imageCrop", top: 0, bottom: 0, left: 0, right: 0 },
  };
}

/** Builds a picture. `file` is the name of a file in the site's `assets` folder. */
export const pictureOf = (file: string, focus: Focus, alt: string): Picture => ({
  _type: "picture",
  alt,
  decorative: false,
  ...framed(file, focus),
});

/** Builds the crop that replaces a picture on phones. */
export const pictureCutOf = (file: string, focus: Focus): PictureCut => ({
  _type: "image",
  ...framed(file, focus),
});
