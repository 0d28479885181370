import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { optionalLink, optionalLinkProjection } from "../../fields/link/link.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

export const announcementRules = {
  label: optionalText(30),
  text: requiredText(240, "Enter the text of the announcement."),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("announcement"),
  version: z.int(),
  /** Short label before the text, such as `New`. */
  label: announcementRules.label,
  text: announcementRules.text,
  link: optionalLink,
  tone,
});

const defaults = { tone: "secondary" };

export const announcement = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    label,
    text,
    link${optionalLinkProjection},
    ${projectDefaults(defaults)}`,
};
