import type { AuthSettings } from "@marquee/schemas/types";
import type { Member } from "../auth/member.ts";
import { SESSION_MS } from "../auth/session/session-cookie.ts";
import type { Person } from "./choice.ts";

/** Of a domain that is kept for examples: nobody is written to. */
const EMAIL = "member@example.com";

/**
 * Makes up the member that a page is previewed as, as a session of theirs would say; null for a visitor. Whether a gate
 * opens for them is then decided as for everyone. `now` in ms since 1970.
 */
export function madeUpMember(
  { is, claim }: Person,
  auth: Pick<AuthSettings, "tenantId" | "secondFactor">,
  now: number,
): Member | null {
  if (is === "visitor" || is === "everything") return null;
  const isGuest = is === "guest";
  const email = isGuest ? null : EMAIL;
  return {
    uid: "preview",
    tenantId: auth.tenantId,
    isGuest,
    email,
    emailVerified: is === "oneStep" || is === "member",
    name: email,
    secondFactor: is === "member",
    needsSecondFactor: auth.secondFactor === "required",
    claims: claim === null ? {} : { [claim.name]: claim.value },
    sessionEndsAt: now + SESSION_MS,
  };
}
