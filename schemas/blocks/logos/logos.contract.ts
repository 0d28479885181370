import * as z from "zod";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { safeAddress } from "../../fields/safe-address.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";
import { logoPictureProjection, requiredLogo } from "./logo-picture.contract.ts";

/** How the logos are coloured: in the room's own ink, or as they were drawn. */
export const logoColours = ["ink", "own"] as const;

const maxLogos = 24;
const logosEmpty = "Add at least one logo, or remove this block.";

/** Rules of single fields; the form uses them too. */
export const logosRules = {
  heading: optionalText(120),
  logos: listRule(maxLogos, logosEmpty),
  name: requiredText(80, "Write whose logo it is: people who cannot see it are told so."),
  href: safeAddress,
};

const logoShape = z.strictObject({
  _key: z.string(),
  /** Whose it is; also the picture's text alternative. */
  name: logosRules.name,
  picture: requiredLogo,
  /** Their own site. */
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

/** Who stands behind it: partners, sponsors, press. */
export const logos = {
  version: 1,
  shape,
  projection: `
    heading,
    logos[]{ _key, name, picture${logoPictureProjection}, href },
    "colours": coalesce(colours, "ink"),
    "tone": coalesce(tone, "house"),
    ${motionProjection}`,
};
