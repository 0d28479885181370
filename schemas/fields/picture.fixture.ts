/** A picture as the lake answers it. */
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

/** The same, described in Arabic. */
export const arabicPictureFixture = {
  ...pictureFixture,
  alt: "قطارُ ترام في الليل ونافذته الوحيدة المضيئة ملأى بالناس",
};

/** A picture that says nothing to people who cannot see it; to be refused. */
export const silentPictureFixture = { ...pictureFixture, alt: null };
