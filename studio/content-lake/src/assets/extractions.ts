/** What an upload may ask to be found out of its image, beside its size and whether it is opaque. */
export const extractions = [
  "lqip",
  "blurhash",
  "palette",
  "exif",
  "image",
  "location",
  "none",
] as const;

/** One of them. */
export type Extraction = (typeof extractions)[number];

/** What is found out where nothing else is asked for, as Sanity's documentation has it: not where a picture was taken. */
export const usualExtractions: readonly Extraction[] = ["lqip", "blurhash", "palette"];
