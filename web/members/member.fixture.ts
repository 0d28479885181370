import type { Member } from "../content/gates/access.ts";

/** A member without verified address, second factor and claims. */
export const member = (over: Partial<Member> = {}): Member => ({
  uid: "uid-1",
  tenantId: null,
  isGuest: false,
  email: "member@marquee.test",
  emailVerified: false,
  name: "Mina",
  secondFactor: false,
  needsSecondFactor: false,
  claims: {},
  sessionEndsAt: 0,
  sessionRenewsAt: null,
  ...over,
});
