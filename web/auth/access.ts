import type { Member } from "./member.ts";

/** What a gate asks besides being signed in; null and false ask nothing. [GATE-1] */
export type GateRules = {
  emailVerified: boolean | null;
  secondFactor: boolean | null;
  claim: { name: string; value: string } | null;
};

/** What stands between a person and what is behind the gate; the first one to mend comes first. */
type Missing = "signedIn" | "emailVerified" | "secondFactor" | "claim";

/** Whether the gate is open, and if not, what is missing. Says nothing of what is inside. */
export type Access = { open: true } | { open: false; missing: Missing };

/**
 * Decides one gate for one person; null is a visitor. Pure: whoever renders, the answer is the same. What the site asks
 * of every member comes with the member, so that no gate can forget it.
 */
export function decideAccess(rules: GateRules, member: Member | null): Access {
  if (member === null) return closed("signedIn");
  if (rules.emailVerified && !member.emailVerified) return closed("emailVerified");
  const needsSecondFactor = rules.secondFactor || member.needsSecondFactor;
  if (needsSecondFactor && !member.secondFactor) return closed("secondFactor");
  if (rules.claim && !hasClaim(member, rules.claim)) return closed("claim");
  return { open: true };
}

/** Numbers and booleans are compared as written; lists and objects match nothing. */
function hasClaim({ claims }: Member, { name, value }: { name: string; value: string }): boolean {
  if (!Object.hasOwn(claims, name)) return false;
  const claim = claims[name];
  const isPlain = ["string", "number", "boolean"].includes(typeof claim);
  return isPlain && String(claim) === value;
}

const closed = (missing: Missing): Access => ({ open: false, missing });
