import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { textsTemplate } from "../doubles/texts.ts";
import { key, pageDocument, pictureOf, textBlock } from "../documents.ts";
import { goldenSquare } from "../browsers/golden-square.ts";
import { animationAt } from "./faulty-site.ts";

/** A video whose address is derived from `name`. With a new name, the site doesn't know its metadata yet. */
const film = (name: string) => ({
  _key: key(),
  _type: "video",
  version: 2,
  address: `https://vimeo.com/${idOf(name)}`,
});

const idOf = (name: string) =>
  String(10_000_000 + (createHash("sha256").update(name).digest().readUInt32BE() % 90_000_000));

/**
 * Uploads the image of the test pages, and makes the site use the translation files of a test
 * double. Returns functions that publish the pages and restore the settings.
 */
export async function openFaultPages(lake: SanityClient) {
  const image = await lake.assets.upload("image", goldenSquare, { filename: "poster.png" });
  const hero = (name: string) => ({
    _key: key(),
    _type: "heroAnimation",
    version: 2,
    heading: "A square that moves",
    poster: pictureOf(image._id, "A poster"),
    animation: { _type: "lottieFile", source: "address", address: animationAt(name) },
    animationLabel: "A square moves to and fro.",
  });
  const locale = await lake.getDocument("localeSettings");
  if (!locale) throw new Error("The sample site has no locale settings.");
  await lake.patch("localeSettings").set({ translationFiles: textsTemplate }).commit();

  return {
    /** Publishes a page with a text, one with a video and one with an animation. `name` begins their slugs. */
    async publish(name: string, words: string): Promise<void> {
      await lake
        .transaction()
        .createOrReplace(pageDocument(`${name}-text`, [textBlock(words)]))
        .createOrReplace(pageDocument(`${name}-film`, [textBlock("A film."), film(name)]))
        .createOrReplace(pageDocument(`${name}-hero`, [hero(name), textBlock("After it.")]))
        .commit();
    },
    async say(name: string, words: string): Promise<void> {
      await lake.createOrReplace(pageDocument(`${name}-text`, [textBlock(words)]));
    },
    restore: () => lake.createOrReplace(locale),
  };
}

/** Returns the URL of the animation in a page's HTML, with `&` unescaped. Returns null if there is none. */
export function animationIn(html: string): string | null {
  const found = /\/api\/animation\?src=(?:[^"\\]|\\{1,2}u0026)+/.exec(html)?.[0];
  return found?.replaceAll(/&amp;|\\{1,2}u0026/g, "&") ?? null;
}
