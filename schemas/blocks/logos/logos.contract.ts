import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { safeAddress } from "../../fields/link/safe-address.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";
import { logoPictureProjection, requiredLogo } from "./logo-picture.contract.ts";

/** Colors of the logos: the section's text color, or the original colors. */
export const logoColours = ["ink", "own"] as const;

const maxLogos = 24;
const logosEmpty = "Add at least one logo, or remove this block.";

export const logosRules = {
  heading: optionalText(120),
  logos: listRule(maxLogos, logosEmpty),
  name: requiredText(80, "Enter the name of the logo's owner. The name is the logo's alt text."),
  href: safeAddress,
};

const logoShape = z.strictObject({
  _key: z.string(),
  /** Name of the organization, which is also the logo's text alternative. */
  name: logosRules.name,
  picture: requiredLogo,
  href: logosRules.href.nullable(),
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("logos"),
  version: z.int(),
  heading: logosRules.heading,
  logos: requiredList(logoShape, maxLogos, logosEmpty),
  colours: option(logoColours),
  tone,
  motion,
});

const defaults = { colours: "ink", tone: "default", motion: "none" };

export const logos = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    logos[]{ _key, name, picture${logoPictureProjection}, href },
    ${projectDefaults(defaults)}`,
};
