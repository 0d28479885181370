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

/**
 * Returns the blocks of a page with a public text and a gated one, about as long as those of a real
 * page. Benchmarks of members' pages use them.
 */
export const gatedBlocks = () => [
  textBlock("What everyone reads, before the curtain. ".repeat(40)),
  {
    _key: key(),
    _type: "signInGate",
    version: 2,
    heading: "Members’ screening room",
    promise: "A full-length film and the director’s notes.",
    blocks: [textBlock("What members read. ".repeat(80))],
    tone: "inverted",
  },
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
