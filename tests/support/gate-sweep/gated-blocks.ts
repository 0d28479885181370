import type { SanityClient } from "@sanity/client";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { key, pictureOf, textBlock } from "../documents.ts";
import { goldenSquare } from "../browsers/golden-square.ts";
import { root } from "../stack/places.ts";
import { type Canaries, FILM, WORD } from "./canaries.ts";

const say = (words: string) => `${words} (${WORD})`;

const answer = (words: string) => textBlock(say(words)).body;

const block = (_type: string, fields: object) => ({
  _key: key(),
  _type,
  version: 2,
  tone: "default",
  ...fields,
});

const wayOut = () => ({
  _key: key(),
  label: say("Follow me"),
  kind: "external",
  href: `https://${WORD}.example/${WORD}`,
});

/** Blocks to put behind gates, by kind. Their texts, names and references all contain a string that must not leak. */
export type GatedBlocks = Record<
  "words" | "faq" | "links" | "picture" | "gallery" | "film" | "animation" | "columns",
  () => object
>;

/** Uploads files that only gated blocks use. Returns the blocks, and the strings in them that must not leak. */
export async function gatedBlocks(
  lake: SanityClient,
): Promise<{ blocks: GatedBlocks; canaries: Canaries }> {
  // Bytes after the end of a PNG don't change the image, but make it a different file.
  const image = await lake.assets.upload("image", Buffer.concat([goldenSquare, bytes(WORD)]), {
    filename: `${WORD}.png`,
  });
  const drawing: object = JSON.parse(
    readFileSync(join(root, "studio/sample-sites/nightlight/assets/aperture.json"), "utf8"),
  );
  const animation = await lake.assets.upload(
    "file",
    bytes(JSON.stringify({ ...drawing, nm: WORD })),
    {
      filename: `${WORD}.json`,
      contentType: "application/json",
    },
  );
  const picture = () => ({ ...pictureOf(image._id, say("A hand that hides a lamp")), _key: key() });
  const words = () => ({ ...textBlock(say("The usher keeps the key")), heading: say("The key") });
  const blocks: GatedBlocks = {
    words,
    faq: () =>
      block("faq", {
        heading: say("Asked behind the curtain"),
        intro: say("By members"),
        questions: [
          { _key: key(), question: say("Who keeps the key?"), answer: answer("The usher") },
        ],
      }),
    links: () =>
      block("callToAction", {
        heading: say("This way"),
        text: say("Past the curtain"),
        actions: [wayOut()],
        picture: picture(),
        emphasis: "loud",
      }),
    picture: () =>
      block("imageBlock", {
        picture: picture(),
        caption: say("Still"),
        credit: say("Ours"),
        width: "wide",
      }),
    gallery: () =>
      block("gallery", {
        heading: say("Stills"),
        pictures: [1, 2, 3].map((number) => ({ ...picture(), caption: say(`Still ${number}`) })),
      }),
    film: () =>
      block("video", {
        address: `https://www.youtube.com/watch?v=${FILM}`,
        title: say("The film"),
        poster: picture(),
        caption: say("Eleven minutes"),
        transcript: answer("Nobody speaks"),
      }),
    animation: () =>
      block("heroAnimation", {
        heading: say("It opens"),
        text: say("Slowly"),
        actions: [wayOut()],
        animation: {
          source: "file",
          file: { _type: "file", asset: { _type: "reference", _ref: animation._id } },
        },
        animationLabel: say("Blades open"),
        poster: picture(),
        loop: true,
        autoplay: true,
        speed: 1,
        playOn: "load",
        layout: "split",
      }),
    columns: () => block("columns", { start: [words()], end: [words()], split: "even" }),
  };
  return { blocks, canaries: [WORD, FILM, hashOf(image._id), hashOf(animation._id)] };
}

const bytes = (text: string) => Buffer.from(text);

/** The hash in an asset's id, such as `image-<hash>-8x8-png`, which is in every address of the file. */
const hashOf = (id: string) => id.split("-")[1] ?? id;
