import type { AuthSettings } from "@marquee/schemas/types";
import type { Member } from "../../content/gates/access.ts";
import { SESSION_MS } from "../../members/session/session-claims.ts";
import type { Person } from "./preview-settings.ts";

/** An address that nobody has, because its domain is reserved for examples (RFC 2606). */
const EMAIL = "member@example.com";

/**
 * Returns the member that an editor's preview simulates. Gates check this member like any other.
 * Returns null for `visitor`, who is not a member, and for `everything`, the editor's own view of
 * all blocks. `now` is in ms since 1970.
 */
export function simulateMember(
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
    sessionRenewsAt: null,
  };
}
