import { decideAccess, type GateRules, type Member } from "./access.ts";

/**
 * The state of a gate for a reader: open, or the first unmet condition. `unverified` means that the
 * session could not be checked, so it is unknown whether the gate is open.
 */
export type GateState =
  | "open"
  | "signIn"
  | "guest"
  | "verifyEmail"
  | "addEmail"
  | "secondFactor"
  | "claim"
  | "unverified";

/** A member's data that pages display. A cached page that several members share does not contain it. [MEM-1] */
export type MemberDisplay = {
  isGuest: boolean;
  /** Null for a guest, whose name is an interface text. */
  name: string | null;
  /** Initials for the avatar; empty if the name has no letters. */
  initials: string;
  email: string | null;
  /** The address, name or id by which members recognize their account. */
  account: string;
  /**
   * Time from which the browser should renew the session, in ms since 1970; null if a renewal can't
   * extend it.
   */
  sessionRenewsAt: number | null;
};

/** The data about a page's reader that affects how the page is rendered. */
export type Reader = {
  /** True if the header shows the member menu instead of the sign-in link. */
  isMember: boolean;
  gateState: (rules: GateRules) => GateState;
  /** The member's own data; null for visitors, and in a page that several members share. */
  display: MemberDisplay | null;
};

/** A reader without a session. Every gate is closed. */
export const visitorReader: Reader = {
  isMember: false,
  gateState: () => "signIn",
  display: null,
};

/** A reader whose session could not be checked, for example because the sign-in provider does not respond. [MEM-2] */
export const unverifiedReader: Reader = {
  isMember: true,
  gateState: () => "unverified",
  display: null,
};

/** Returns the state of a gate with these rules for a member whose session was checked. */
export function gateStateFor(rules: GateRules, member: Member): GateState {
  const access = decideAccess(rules, member);
  if (access.open) return "open";
  if (member.isGuest) return "guest";
  switch (access.missing) {
    case "emailVerified":
      return member.email === null ? "addEmail" : "verifyEmail";
    case "secondFactor":
      return "secondFactor";
    case "claim":
      return "claim";
    case "signedIn":
      return "signIn";
  }
}
