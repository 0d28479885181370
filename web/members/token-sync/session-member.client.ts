import type { MemberDisplay } from "../../content/gates/reader.ts";
import { MEMBER_PATH } from "../session/session-cookie.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { hasSessionHint } from "./session-signals.client.ts";

/**
 * Returns the member of this browser's session as the site knows it. Null if there is no session, for example because it
 * has ended and only the hint cookie is left. Rejects while the site can't tell.
 */
export async function readSessionMember(): Promise<MemberDisplay | null> {
  if (!hasSessionHint()) return null;
  return withTimeLimit(fetchMember());
}

async function fetchMember(): Promise<MemberDisplay | null> {
  const response = await fetch(MEMBER_PATH, { cache: "no-store" });
  if (!response.ok) throw new Error(`The session could not be checked (${response.status}).`);
  const member: MemberDisplay | null = await response.json();
  return member;
}
