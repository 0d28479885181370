/** A picture as the lake returns it. */
export const pictureFixture = {
  asset: {
    _id: "image-c0ffee0123456789c0ffee0123456789c0ffee01-2400x1350-png",
    url: "https://cdn.sanity.io/images/marquee/production/c0ffee0123456789c0ffee0123456789c0ffee01-2400x1350.png",
    lqip: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    width: 2400,
    height: 1350,
    mimeType: "image/png",
  },
  hotspot: { x: 0.5, y: 0.4, width: 0.3, height: 0.3 },
  crop: { top: 0, bottom: 0.1, left: 0, right: 0 },
  alt: "A tram at night, its one lit window full of people",
  decorative: false,
};

/** The same picture with an Arabic alt text. */
export const arabicPictureFixture = {
  ...pictureFixture,
  alt: "قطارُ ترام في الليل ونافذته الوحيدة المضيئة ملأى بالناس",
};

const arabicAlt = arabicPictureFixture.alt;

/** Returns a picture with another file. The file's id and URL have the format of Sanity's assets. */
function otherPicture(file: { digit: string; width: number; height: number; alt: string }) {
  const name = `${file.digit.repeat(40)}-${file.width}x${file.height}`;
  return {
    asset: {
      ...pictureFixture.asset,
      _id: `image-${name}-png`,
      url: `https://cdn.sanity.io/images/marquee/production/${name}.png`,
      width: file.width,
      height: file.height,
    },
    hotspot: null,
    crop: null,
    alt: file.alt,
    decorative: false,
  };
}

export const portraitPictureFixture = otherPicture({
  digit: "a",
  width: 2400,
  height: 3200,
  alt: "A street lamp that grows from a stem with two leaves",
});

/** A crop for phones, without alt text of its own. */
export const pictureCutFixture = {
  asset: portraitPictureFixture.asset,
  hotspot: { x: 0.5, y: 0.7, width: 0.2, height: 0.2 },
  crop: null,
};

export const squarePictureFixture = otherPicture({
  digit: "b",
  width: 2400,
  height: 2400,
  alt: "A woman in a beret, drawn in three colours",
});

/** A landscape picture with another file than {@link pictureFixture}. */
export const landscapePictureFixture = otherPicture({
  digit: "c",
  width: 2400,
  height: 1350,
  alt: "A rowing boat under a moon twice its size",
});

/** A panorama, three times as wide as high. */
export const panoramaPictureFixture = otherPicture({
  digit: "d",
  width: 3600,
  height: 1200,
  alt: "A row of lit windows along a quay",
});

/** Three pictures with Arabic alt texts. */
export const arabicPictureFixtures = [
  portraitPictureFixture,
  landscapePictureFixture,
  squarePictureFixture,
].map((picture) => ({ ...picture, alt: arabicAlt }));
