import * as z from "zod";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture.contract.ts";
import { stripMarks } from "../../fields/strip-marks.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** How large the words stand. */
export const quoteEmphases = ["quiet", "loud"] as const;

const inMarks = /^["“”„«»]([^"“”„«»]+)["“”„«»]$/;

/** Takes what was said, gives it without a pair of quotation marks around the whole: the site sets its own. */
function withoutMarks(words: string): string {
  const seen = stripMarks(words).trim();
  const inner = inMarks.exec(seen)?.[1];
  // Replaced, not returned: in a preview the words carry invisible marks, which stay.
  return inner === undefined ? words : words.replace(seen, () => inner.trim());
}

/** Rules of single fields; the form uses them too. */
export const quoteRules = {
  words: requiredText(600, "Write what was said.").transform(withoutMarks),
  name: requiredText(80, "Say who said it."),
  role: optionalText(120),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("quote"),
  version: z.int(),
  /** What was said, without the quotation marks around it: the site sets those of the page's language. */
  words: quoteRules.words,
  name: quoteRules.name,
  /** What they are known for. */
  role: quoteRules.role,
  portrait: optionalPicture,
  emphasis: option(quoteEmphases),
  tone,
  motion,
});

/** Somebody's words. */
export const quote = {
  version: 1,
  shape,
  projection: `
    words,
    name,
    role,
    portrait${pictureProjection},
    "emphasis": coalesce(emphasis, "loud"),
    "tone": coalesce(tone, "house"),
    ${motionProjection}`,
};
