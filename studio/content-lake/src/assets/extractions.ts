/** Metadata that an upload may request besides the image's dimensions and opacity. */
export const extractions = [
  "lqip",
  "blurhash",
  "palette",
  "exif",
  "image",
  "location",
  "none",
] as const;

export type Extraction = (typeof extractions)[number];

/** Sanity's default extractions. They don't include the place where a picture was taken. */
export const usualExtractions: readonly Extraction[] = ["lqip", "blurhash", "palette"];
