import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { serverEnv } from "../../env.server.ts";
import type { Member } from "../member.ts";
import { sessionCookieOf } from "./session-cookie.ts";
import { sessions } from "./session.server.ts";

/** The member whose request this is; null for visitors, and where the cookie is forged, expired or revoked. */
export const readSession = cache(async (): Promise<Member | null> => {
  const cookie = (await cookies()).get(sessionCookieOf(serverEnv().siteUrl))?.value;
  return cookie === undefined ? null : sessions().read(cookie);
});
