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

export const arabicPictureFixture = {
  ...pictureFixture,
  alt: "قطارُ ترام في الليل ونافذته الوحيدة المضيئة ملأى بالناس",
};

/** Returns a picture with another file, whose id and URL have the format of Sanity's assets. */
function otherPicture(digit: string, width: number, height: number, alt: string) {
  const name = `${digit.repeat(40)}-${width}x${height}`;
  const url = `https://cdn.sanity.io/images/marquee/production/${name}.png`;
  const asset = { ...pictureFixture.asset, _id: `image-${name}-png`, url, width, height };
  return { asset, hotspot: null, crop: null, alt, decorative: false };
}

const lampAlt = "A street lamp that grows from a stem with two leaves";
export const portraitPictureFixture = otherPicture("a", 2400, 3200, lampAlt);

/** A crop for phones, without alt text of its own. */
export const pictureCutFixture = {
  asset: portraitPictureFixture.asset,
  hotspot: { x: 0.5, y: 0.7, width: 0.2, height: 0.2 },
  crop: null,
};

const beretAlt = "A woman in a beret, drawn in three colours";
export const squarePictureFixture = otherPicture("b", 2400, 2400, beretAlt);

const boatAlt = "A rowing boat under a moon twice its size";
export const landscapePictureFixture = otherPicture("c", 2400, 1350, boatAlt);

const quayAlt = "A row of lit windows along a quay";
export const panoramaPictureFixture = otherPicture("d", 3600, 1200, quayAlt);

export const arabicPictureFixtures = [
  portraitPictureFixture,
  landscapePictureFixture,
  squarePictureFixture,
].map((picture) => ({ ...picture, alt: arabicPictureFixture.alt }));
