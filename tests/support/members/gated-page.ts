import type { SanityClient } from "@sanity/client";
import { key, pageDocument, textBlock } from "../documents.ts";

/** The gate's rules as the studio stores them. */
type Rules = {
  emailVerified?: boolean;
  secondFactor?: boolean;
  claim?: { name: string; value: string };
};

/**
 * The gate's text that everyone receives (`teaser`), and its text that only members who meet the
 * rules receive (`inside`).
 */
export const gatedWords = {
  teaser: "The doors are shut and somebody is humming behind them.",
  inside: "It was the usher, humming with a lamp in her hand.",
};

/** Publishes a page with a gate. Returns its path. */
export async function publishGate(
  lake: SanityClient,
  rules: Rules,
  language: "en" | "de" = "en",
): Promise<string> {
  const slug = `gate-${Object.keys(rules).join("-").toLowerCase() || "plain"}`;
  const gate = {
    _key: key(),
    _type: "signInGate",
    version: 2,
    heading: "Behind the doors",
    promise: "Who was humming, in one sentence.",
    rules,
    teaser: [{ ...textBlock(gatedWords.teaser), heading: "Somebody hums" }],
    blocks: [textBlock(gatedWords.inside)],
    tone: "inverted",
  };
  await lake.createOrReplace(pageDocument(slug, [gate], { language }));
  return `/${language}/${slug}`;
}
