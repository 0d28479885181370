import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { serverEnv } from "../../env.server.ts";
import { logSecurity } from "../../security-log.server.ts";
import type { Member } from "../member.ts";
import { sessionCookieOf } from "./session-cookie.ts";
import { clientOf } from "./session-requests.ts";
import { sessions } from "./session.server.ts";

/** Returns the member of the current request; null for visitors and for a forged, expired or revoked cookie. */
export const readSession = cache(async (): Promise<Member | null> => {
  const cookie = (await cookies()).get(sessionCookieOf(serverEnv().siteUrl))?.value;
  if (cookie === undefined) return null;
  const member = await sessions().read(cookie);
  if (member === null)
    logSecurity("session.unverified", { client: clientOf({ headers: await headers() }) });
  return member;
});
