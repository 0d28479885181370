import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** Rules of single fields; the form uses them too. */
export const gateRules = {
  heading: requiredText(120, "Write a heading for the gate."),
  promise: requiredText(200, "Say in one sentence what is inside."),
  buttonLabel: optionalText(40),
  claimName: identifier(
    (name) => /^[A-Za-z_][\w.-]{0,63}$/.test(name),
    "Write the claim's name: letters, digits, _ . and - without spaces.",
  ),
  claimValue: identifier(
    (value) => value !== "" && value.length <= 200,
    "Write the value the claim must have, in 200 characters or fewer.",
  ),
};

/**
 * Who may pass, besides being signed in. A claim without name or value fails the whole gate: a rule that cannot
 * be read must never count as no rule.
 */
const accessRulesShape = z.strictObject({
  /** The address was confirmed. */
  emailVerified: z.boolean(),
  /** The session was opened with a second factor. */
  secondFactor: z.boolean(),
  /** A custom claim that the member's token must carry; numbers and booleans are compared as written. */
  claim: z.strictObject({ name: gateRules.claimName, value: gateRules.claimValue }).nullable(),
});

const rulesProjection = `"rules": {
      "emailVerified": coalesce(rules.emailVerified, false),
      "secondFactor": coalesce(rules.secondFactor, false),
      "claim": rules.claim{ name, value }
    }`;

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("signInGate"),
  version: z.int(),
  heading: gateRules.heading,
  /** What is inside, in one sentence. */
  promise: gateRules.promise,
  /** Replaces the site's own wording. */
  buttonLabel: gateRules.buttonLabel,
  rules: accessRulesShape,
  /** Raw blocks that everyone sees; each is validated on its own, so that a bad one costs only itself. */
  teaser: z
    .array(z.unknown())
    .nullable()
    .transform((blocks) => blocks ?? []),
  tone,
});

/** Members-only blocks. What members see (`blocks`) is in no public projection [GATE-2]. */
export const signInGate = {
  version: 1,
  shape,
  nested: ["teaser"],
  level: 2,
  projection: `
    heading,
    promise,
    buttonLabel,
    ${rulesProjection},
    "tone": coalesce(tone, "ink")`,
};

/** What a verified member's request reads of a gate; null when that gate is no longer on the page. */
export const gatedBlocksShape = z
  .strictObject({
    /** The rules as they stand now: to be checked again, for they may be stricter than those first read. */
    rules: accessRulesShape,
    /** Raw blocks, to be validated one by one. */
    blocks: z
      .array(z.unknown())
      .nullable()
      .transform((blocks) => blocks ?? []),
  })
  .nullable();

/** Takes the GROQ of the gate's inner blocks, gives that of one gate ($id: the page, $key: the gate). */
export const gatedBlocksQueryOf = (innerBlocks: string): string =>
  `*[_type == "page" && _id == $id][0].blocks[_type == "signInGate" && _key == $key][0]{
    ${rulesProjection},
    ${innerBlocks}
  }`;
