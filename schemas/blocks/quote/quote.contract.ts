import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

/** Sizes of the quote: `loud` is larger than `quiet`. */
export const quoteEmphases = ["quiet", "loud"] as const;

const inMarks = /^["“”„«»]([^"“”„«»]+)["“”„«»]$/;

/** Removes a pair of quotation marks around the whole text, because the site adds its own. */
function withoutMarks(words: string): string {
  const seen = stripMarks(words).trim();
  const inner = inMarks.exec(seen)?.[1];
  // Replaces only the visible text. In a preview, the text also contains invisible stega
  // characters, which must stay because Sanity's overlays need them.
  return inner === undefined ? words : words.replace(seen, () => inner.trim());
}

export const quoteRules = {
  words: requiredText(600, "Enter the quote.").transform(withoutMarks),
  name: requiredText(80, "Enter the author of the quote."),
  role: optionalText(120),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("quote"),
  version: z.int(),
  /** The quote without quotation marks. The site adds those of the page's language. */
  words: quoteRules.words,
  name: quoteRules.name,
  role: quoteRules.role,
  portrait: optionalPicture,
  emphasis: option(quoteEmphases),
  tone,
  motion,
});

const defaults = { emphasis: "loud", tone: "default", motion: "none" };

export const quote = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    words,
    name,
    role,
    portrait${pictureProjection},
    ${projectDefaults(defaults)}`,
};
