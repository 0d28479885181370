import type { SanityClient } from "@sanity/client";
import { pageDocument, pictureOf, textBlock } from "./documents.ts";
import { redirectDocument } from "./redirects.ts";

const id = "page-en-checks-moving";
const closed = "page-en-checks-closed";
const sameTitle = "page-en-checks-twin";
const circle = [
  redirectDocument("/en/checks-before", { href: "/en/checks-moving" }),
  redirectDocument("/en/checks-moving", { href: "/en/checks-before" }),
];

const line = (key: string, style: string, text: string, mark?: object) => ({
  _key: key,
  _type: "block",
  style,
  markDefs: mark ? [{ _key: "m", _type: "link", ...mark }] : [],
  children: [{ _key: `${key}-words`, _type: "span", text, marks: mark ? ["m"] : [] }],
});

const toPage = (_ref: string) => ({
  kind: "internal",
  page: { _type: "reference", _ref, _weak: true },
});

/** Returns blocks that together have every problem that the studio's checks detect in a page. */
const faults = (asset: string) => [
  { _key: "said", _type: "quote", version: 2, words: "It was dark.", name: "An usher" },
  {
    ...textBlock("", "letter"),
    body: [
      line("large", "h2", "The house"),
      line("small", "h4", "Seats"),
      line("way", "normal", "See what is next door.", toPage(closed)),
    ],
  },
  {
    _key: "seen",
    _type: "imageBlock",
    version: 2,
    width: "wide",
    tone: "secondary",
    picture: pictureOf(asset, "IMG_2041.png"),
  },
  {
    _key: "film",
    _type: "video",
    version: 2,
    address: "https://vimeo.com/4040404",
    title: "A film that is gone",
    hasCaptions: true,
    tone: "secondary",
  },
  {
    _key: "hero",
    _type: "heroAnimation",
    version: 2,
    heading: "Under one roof",
    poster: pictureOf(asset, "A golden square"),
    animation: {
      _type: "lottieFile",
      source: "address",
      address: "https://animations.marquee.test/none.json",
    },
    animationLabel: "A lamp that turns",
    tone: "inverted",
  },
  {
    _key: "halves",
    _type: "columns",
    version: 2,
    start: [textBlock("The one half.", "half")],
    end: [textBlock("The other half.", "half")],
  },
  {
    _key: "gate",
    _type: "signInGate",
    version: 2,
    heading: "The booth",
    promise: "Where the reels turn.",
    blocks: [
      {
        _key: "inside",
        _type: "imageBlock",
        version: 2,
        picture: pictureOf(asset, "The booth by night"),
      },
    ],
  },
];

/**
 * Ids of a page (`id`), of its draft with every problem that the studio's checks detect (`draft`),
 * and of another page that exists only as a draft (`closed`).
 */
export const faultyPage = { id, draft: `drafts.${id}`, closed };

export async function removeFaultyPage(lake: SanityClient): Promise<void> {
  const ids = [id, closed, sameTitle].flatMap((each) => [each, `drafts.${each}`]);
  const redirects = '*[_type == "redirect" && from match "/en/checks-*"]';
  await lake.delete({ query: redirects });
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
}

/**
 * Publishes a valid page at `/en/checks-moving`, and stores a draft of it. The draft has another
 * address and every problem that the studio's checks detect. Also stores a page that exists only as
 * a draft, a page with the draft's title, and redirects that form a loop.
 */
export async function storeFaultyPage(lake: SanityClient, picture: Buffer): Promise<void> {
  await removeFaultyPage(lake);
  const { _id: asset } = await lake.assets.upload("image", picture, { filename: "square.png" });
  const sound = pageDocument("checks-moving", [textBlock("All is well.")], { title: "The house" });
  const draft = pageDocument("checks-moved", faults(asset), { title: "The house next door" });
  const beside = pageDocument("checks-closed", [textBlock("Soon.")], { title: "Not open yet" });
  const same = pageDocument("checks-twin", [textBlock("Another.")], {
    title: "The house next door",
  });
  const transaction = lake.transaction().createOrReplace(sound).createOrReplace(same);
  transaction.createOrReplace({ ...draft, _id: `drafts.${id}` });
  transaction.createOrReplace({ ...beside, _id: `drafts.${closed}` });
  for (const redirect of circle) transaction.createOrReplace(redirect);
  await transaction.commit();
}
