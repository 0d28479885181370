/** A signed-in member, from a verified session. */
export type Member = {
  uid: string;
  /** The id of the account's tenant; null if it has none. [AUTH-11] */
  tenantId: string | null;
  /**
   * True for an account without an email address, phone number or linked provider. Gates treat a
   * guest as signed in.
   */
  isGuest: boolean;
  email: string | null;
  emailVerified: boolean;
  /** The display name, or else the email address; null if the account has neither. */
  name: string | null;
  /** True when this session was opened with a second factor. */
  secondFactor: boolean;
  /**
   * True if the site requires a second factor of every member. Then every gate requires it,
   * whatever the gate's own rules.
   */
  needsSecondFactor: boolean;
  /** The account's custom claims as they are now, set by the site's administrators. */
  claims: Readonly<Record<string, unknown>>;
  /** End of the session, in ms since 1970. */
  sessionEndsAt: number;
  /**
   * Time from which the browser should renew the session, in ms since 1970; null if a renewal can't
   * extend it.
   */
  sessionRenewsAt: number | null;
};

/** A gate's conditions besides being signed in. A field that is null or false sets no condition. [GATE-1] */
export type GateRules = {
  emailVerified: boolean | null;
  secondFactor: boolean | null;
  claim: { name: string; value: string } | null;
};

/** The conditions of a gate, in the order in which they are checked. */
type Missing = "signedIn" | "emailVerified" | "secondFactor" | "claim";

/**
 * Whether the gate is open, and if not, the first unmet condition. Contains nothing of the gated
 * content.
 */
export type Access = { open: true } | { open: false; missing: Missing };

/**
 * Decides whether a gate is open for a member, or for a visitor if `member` is null. Has no side effects. The site's
 * own requirement of a second factor is part of `member`, so that no gate can omit it.
 */
export function decideAccess(rules: GateRules, member: Member | null): Access {
  if (member === null) return closed("signedIn");
  if (rules.emailVerified && !member.emailVerified) return closed("emailVerified");
  const needsSecondFactor = rules.secondFactor || member.needsSecondFactor;
  if (needsSecondFactor && !member.secondFactor) return closed("secondFactor");
  if (rules.claim && !hasClaim(member, rules.claim)) return closed("claim");
  return { open: true };
}

/**
 * Whether a member has a claim with this value. Compares numbers and booleans as strings; lists and objects never
 * match.
 */
function hasClaim({ claims }: Member, { name, value }: { name: string; value: string }): boolean {
  if (!Object.hasOwn(claims, name)) return false;
  const claim = claims[name];
  const isPlain = ["string", "number", "boolean"].includes(typeof claim);
  return isPlain && String(claim) === value;
}

const closed = (missing: Missing): Access => ({ open: false, missing });
