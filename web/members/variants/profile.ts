import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { GateRules, Member } from "../access.ts";
import { type GateState, gateStateFor, type Reader, unverifiedReader } from "../reader.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/**
 * Identifies a page variant: lists the state that each gate rule of a page has for a reader.
 * Readers with the same profile get the same page. A profile contains nothing personal.
 */
type Profile = string;

/** The gate state that each letter means in a profile. */
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

/** Profile of a page without gates. */
const NO_GATES: Profile = "none";

/** Profile of a reader whose session could not be checked. */
export const UNVERIFIED: Profile = "unverified";

/** Returns an id for a gate's rules. Gates with the same rules have the same id. */
export function ruleId({ emailVerified, secondFactor, claim }: GateRules): string {
  const parts = [emailVerified === true, secondFactor === true, claim?.name, claim?.value];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 12);
}

/** Returns a member's profile: the states of the gates with these rules. `rules` contains each rule once. */
export function profileOf(member: Member, rules: readonly GateRules[]): Profile {
  const states = rules.map((each) => `${letterOf(gateStateFor(each, member))}${ruleId(each)}`);
  return states.length === 0 ? NO_GATES : states.toSorted().join(".");
}

/**
 * Returns a reader whose gates have the states in a profile; null if the profile is malformed. A
 * gate whose rules the profile does not list is not open, because its rules changed after the
 * profile was made.
 */
function readerOfProfile(profile: Profile): Reader | null {
  if (profile === UNVERIFIED) return unverifiedReader;
  const states = new Map<string, GateState>();
  for (const entry of profile === NO_GATES ? [] : profile.split(".")) {
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
     * The serving layer signs profiles with it, and Next.js verifies them. Without the serving layer there is none, and no
     * variant can be requested.
     */
    variantSecret: Buffer;
  }
}

const macOf = (profile: Profile, secret: Buffer): string =>
  createHmac("sha256", secret).update(profile).digest("base64url").slice(0, 22);

/** Returns a profile with its signature, as the path segment of the variant's route; null without a serving layer. */
export function signProfile(profile: Profile): string | null {
  const secret = siteRuntime().find("variantSecret");
  return secret === undefined ? null : `${profile}~${macOf(profile, secret)}`;
}

/**
 * Returns the reader that a signed profile describes. Null if the profile is malformed, or if this
 * process did not sign it. [MEM-3]
 */
export function readerOfSigned(segment: string): Reader | null {
  const secret = siteRuntime().find("variantSecret");
  const [profile = "", mac = ""] = decodeURIComponent(segment).split("~");
  if (secret === undefined) return null;
  const expected = Buffer.from(macOf(profile, secret));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return readerOfProfile(profile);
}
