import * as z from "zod";
import { formProjection, formShape } from "../../documents/form/form.contract.ts";
import { projectDefaults } from "../../fields/defaults.ts";
import { motion } from "../../fields/motion.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

export const formBlockRules = {
  heading: optionalText(120),
  text: optionalText(600),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("form"),
  version: z.int(),
  heading: formBlockRules.heading,
  text: formBlockRules.text,
  form: formShape,
  tone,
  motion,
});

const defaults = { tone: "default", motion: "none" };

/** Contract of the form block, which displays the form of a document. */
export const form = {
  version: 1,
  // The document that the block refers to has the type `form`.
  storedAs: "formBlock" as const,
  shape,
  fallback: defaults,
  essential: ["form"],
  projection: `
    heading,
    text,
    "form": form->${formProjection},
    ${projectDefaults(defaults)}`,
};
