import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { GateRules, Member } from "../../content/gates/access.ts";
import {
  type GateState,
  gateStateFor,
  type Reader,
  unverifiedReader,
} from "../../content/gates/reader.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/**
 * Identifies a page variant: lists the state that each gate rule of a page has for a reader.
 * Readers with the same gate states get the same page. They contain nothing personal.
 */
type GateStates = string;

/** The gate state that each letter means in gate states. */
const letters = {
  o: "open",
  g: "guest",
  v: "verifyEmail",
  a: "addEmail",
  s: "secondFactor",
  c: "claim",
} as const satisfies Record<string, GateState>;

type Letter = keyof typeof letters;

const isLetter = (text: string): text is Letter => Object.hasOwn(letters, text);

const letterOf = (state: GateState): Letter | undefined =>
  Object.keys(letters)
    .filter(isLetter)
    .find((letter) => letters[letter] === state);

/** Gate states of a page without gates. */
const NO_GATES: GateStates = "none";

/** Gate states of a reader whose session could not be checked. */
export const UNVERIFIED: GateStates = "unverified";

/** Returns an id for a gate's rules. Gates with the same rules have the same id. */
export function ruleId({ emailVerified, secondFactor, claim }: GateRules): string {
  const parts = [emailVerified === true, secondFactor === true, claim?.name, claim?.value];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 12);
}

/** Returns the states that the gates with these rules have for a member. `rules` contains each rule once. */
export function gateStatesOf(member: Member, rules: readonly GateRules[]): GateStates {
  const states = rules.map((each) => `${letterOf(gateStateFor(each, member))}${ruleId(each)}`);
  return states.length === 0 ? NO_GATES : states.toSorted().join(".");
}

/**
 * Returns a reader whose gates have these states; null if the text is malformed. A gate whose
 * rules are not listed is not open, because its rules changed after the list was made.
 */
function readerOfGateStates(gateStates: GateStates): Reader | null {
  if (gateStates === UNVERIFIED) return unverifiedReader;
  const states = new Map<string, GateState>();
  for (const entry of gateStates === NO_GATES ? [] : gateStates.split(".")) {
    const letter = entry.slice(0, 1);
    if (!isLetter(letter) || entry.length !== 13) return null;
    states.set(entry.slice(1), letters[letter]);
  }
  return {
    isMember: true,
    gateState: (rules) => states.get(ruleId(rules)) ?? "unverified",
    display: null,
  };
}

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    /**
     * The serving layer signs gate states with it, and Next.js verifies them. Without the serving layer there is none, and
     * no variant can be requested.
     */
    variantSecret: Buffer;
  }
}

const macOf = (gateStates: GateStates, secret: Buffer): string =>
  createHmac("sha256", secret).update(gateStates).digest("base64url").slice(0, 22);

/** Returns gate states with their signature, as the path segment of the variant's route; null without a serving layer. */
export function signGateStates(gateStates: GateStates): string | null {
  const secret = siteRuntime().find("variantSecret");
  return secret === undefined ? null : `${gateStates}~${macOf(gateStates, secret)}`;
}

/**
 * Returns the reader that signed gate states describe. Null if they are malformed, or if this
 * process did not sign them. [MEM-3]
 */
export function readerOfSignedGateStates(segment: string): Reader | null {
  const secret = siteRuntime().find("variantSecret");
  const [gateStates = "", mac = ""] = decodeURIComponent(segment).split("~");
  if (secret === undefined) return null;
  const expected = Buffer.from(macOf(gateStates, secret));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return readerOfGateStates(gateStates);
}
