import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { Member } from "./member.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";
import { sessions } from "./session.server.ts";

/** The member whose request this is; null for visitors, and where the cookie is forged, expired or revoked. */
export const readSession = cache(async (): Promise<Member | null> => {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value;
  return cookie === undefined ? null : sessions().read(cookie);
});
