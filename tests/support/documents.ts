import { randomUUID } from "node:crypto";

/** A paragraph of Portable Text as the Studio stores it. */
const paragraph = (text: string) => ({
  _key: key(),
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: key(), _type: "span", text, marks: [] }],
});

/** A text block as the Studio stores it. */
export const textBlock = (text: string, blockKey = key()) => ({
  _key: blockKey,
  _type: "textBlock",
  version: 2,
  layout: "article",
  tone: "default",
  body: [paragraph(text)],
});

/** A gate with these blocks as the Studio stores it. */
export const gateBlock = (blocks: readonly object[], fields: object = {}) => ({
  _key: key(),
  _type: "signInGate",
  version: 2,
  heading: "Behind the doors",
  promise: "Who was humming, in one sentence.",
  tone: "inverted",
  blocks,
  ...fields,
});

/**
 * Returns the blocks of a page with a public text and a gated one, about as long as those of a real
 * page. Benchmarks of members' pages use them.
 */
export const gatedBlocks = () => [
  textBlock("What everyone reads, before the curtain. ".repeat(40)),
  gateBlock([textBlock("What members read. ".repeat(80))], {
    heading: "Members’ screening room",
    promise: "A full-length film and the director’s notes.",
  }),
];

/** A call to action with one button as the Studio stores it. */
export const callToAction = {
  _key: "call",
  _type: "callToAction",
  version: 2,
  heading: "Two evenings on the quay",
  text: "Bring a coat.",
  emphasis: "quiet",
  tone: "primary",
  motion: "none",
  actions: [
    { _key: "book", _type: "link", label: "Book", kind: "external", href: "https://example.org/" },
  ],
};

/** A feature grid with two features as the Studio stores it. */
export const featureGrid = {
  _key: "grid",
  _type: "featureGrid",
  version: 2,
  heading: "What to expect",
  layout: "cards",
  tone: "default",
  motion: "none",
  features: [
    { _key: "one", _type: "feature", title: "Short films" },
    { _key: "two", _type: "feature", title: "Soup" },
  ],
};

/** A picture field that shows an uploaded image. */
export const pictureOf = (assetId: string, alt: string) => ({
  _type: "picture",
  alt,
  asset: { _type: "reference", _ref: assetId },
});

/** Returns a published page with these stored blocks. The page's id is derived from its address. */
export const pageDocument = (
  slug: string,
  blocks: readonly object[],
  {
    language = "en",
    title = slug,
    ...more
  }: { language?: string; title?: string; theme?: object } = {},
) => ({
  ...more,
  _id: `page-${language}-${slug}`,
  _type: "page",
  language,
  title,
  slug: { _type: "slug", current: slug },
  blocks,
});

/** Returns a random `_key` for an object in a stored array. */
export function key(): string {
  return randomUUID().slice(0, 12);
}
