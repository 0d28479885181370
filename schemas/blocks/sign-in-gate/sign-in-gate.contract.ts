import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { identifier } from "../../fields/identifier.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";
import { addressed } from "../../documents/addressed.contract.ts";

export const gateRules = {
  heading: requiredText(120, "Enter a heading for the sign-in gate."),
  promise: requiredText(200, "Enter text that explains what members can see after sign-in."),
  buttonLabel: optionalText(40, { hasPlaceholder: false }),
  claimName: identifier(
    (name) => /^[A-Za-z_][\w.-]{0,63}$/.test(name),
    "Enter a claim name that contains only letters, digits, “_”, “.” and “-”.",
  ),
  claimValue: identifier(
    (value) => value !== "" && value.length <= 200,
    "Enter a claim value of 200 characters or fewer.",
  ),
};

/**
 * Conditions that a signed-in member must meet before the gate opens. A claim without a name or
 * value invalidates the whole gate. Otherwise the gate would open for members whom the claim
 * excludes.
 */
export const accessRulesShape = z.strictObject({
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  /** Custom claim that the member's token must contain. Numbers and booleans are compared as text. */
  claim: z.strictObject({ name: gateRules.claimName, value: gateRules.claimValue }).nullable(),
});

export const rulesProjection = `"rules": {
      "emailVerified": coalesce(rules.emailVerified, false),
      "secondFactor": coalesce(rules.secondFactor, false),
      "claim": rules.claim{ name, value }
    }`;

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("signInGate"),
  version: z.int(),
  heading: gateRules.heading,
  /** One sentence about the content behind the gate. */
  promise: gateRules.promise,
  /** Replaces the default label of the sign-in button. */
  buttonLabel: gateRules.buttonLabel,
  rules: accessRulesShape,
  /**
   * Raw public blocks. The site validates each block separately, so that an invalid block doesn't
   * affect the other blocks.
   */
  teaser: z
    .array(z.unknown())
    .nullable()
    .transform((blocks) => blocks ?? []),
  tone,
});

const defaults = { tone: "inverted" };

/** Contract of the sign-in gate. No public projection contains the members' content (`blocks`) [GATE-2]. */
export const signInGate = {
  version: 2,
  earlier: earlierTones,
  shape,
  nested: ["teaser"] as const,
  level: 2,
  fallback: defaults,
  // A gate with invalid rules isn't displayed, because a fallback could admit visitors whom the rules exclude.
  essential: ["rules"],
  projection: `
    heading,
    promise,
    buttonLabel,
    ${rulesProjection},
    ${projectDefaults(defaults)}`,
};

/** A gate's members-only content. Null if the gate is no longer on the page. */
export const gatedBlocksShape = z
  .strictObject({
    /**
     * The current rules. Check them again, because an editor may have made them stricter since the
     * page was rendered.
     */
    rules: accessRulesShape,
    /** Raw blocks, each validated separately. */
    blocks: z
      .array(z.unknown())
      .nullable()
      .transform((blocks) => blocks ?? []),
  })
  .nullable();

/** The gates of some pages with their members-only content. The site parses each gate separately. */
export const searchedGatesShape = z
  .array(
    z.strictObject({
      _id: z.string(),
      gates: z
        .array(z.looseObject({ _key: z.string() }))
        .nullable()
        .transform((gates) => gates ?? []),
    }),
  )
  .nullable()
  .transform((pages) => pages ?? []);

/**
 * Returns the GROQ query for the members-only content of all gates of the pages $ids. `innerBlocks`
 * is the projection of the members-only blocks.
 */
export const searchedGatesQueryOf = (innerBlocks: string): string =>
  `*[${addressed} && _id in $ids]{
    _id,
    "gates": blocks[_type == "signInGate"]{ _key, ${rulesProjection}, ${innerBlocks} }
  }`;

/**
 * Returns the GROQ query for a gate's members-only content. Its parameters are $id (the page) and
 * $key (the gate). `innerBlocks` is the projection of the members-only blocks.
 */
export const gatedBlocksQueryOf = (innerBlocks: string): string =>
  `*[${addressed} && _id == $id][0].blocks[_type == "signInGate" && _key == $key][0]{
    ${rulesProjection},
    ${innerBlocks}
  }`;
