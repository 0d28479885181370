import { randomUUID } from "node:crypto";

const paragraph = (text: string) => ({
  _key: key(),
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: key(), _type: "span", text, marks: [] }],
});

export const textBlock = (text: string, blockKey = key()) => ({
  _key: blockKey,
  _type: "textBlock",
  version: 2,
  layout: "article",
  tone: "default",
  body: [paragraph(text)],
});

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

/** A public text and a gated one, about as long as those of a real page, for benchmarks of members' pages. */
export const gatedBlocks = () => [
  textBlock("What everyone reads, before the curtain. ".repeat(40)),
  gateBlock([textBlock("What members read. ".repeat(80))], {
    heading: "Members’ screening room",
    promise: "A full-length film and the director’s notes.",
  }),
];

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

export function key(): string {
  return randomUUID().slice(0, 12);
}
