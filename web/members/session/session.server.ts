import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { readSettings } from "../../content/settings/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { serverEnv } from "../../env.server.ts";
import { log } from "../../log.ts";
import { logSecurity } from "../../security-log.server.ts";
import type { Member } from "../access.ts";
import { type Reader, readerOf, unverifiedReader, visitorReader } from "../reader.ts";
import { endedSessions, logEndedSessionsFault } from "../ended-sessions/ended-sessions.server.ts";
import { isEndedSessionsFault } from "../ended-sessions/ended-sessions.ts";
import { firebaseSettings } from "../firebase/firebase-settings.ts";
import { troubleLine } from "../firebase/provider-errors.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { sessionCookieOf } from "./session-cookie.ts";
import { createSessionEndpoint } from "./session-endpoint.ts";
import { clientOf } from "./session-requests.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { createIssuedCheck } from "./token-check.ts";

type Endpoint = ReturnType<typeof createSessionEndpoint>;

declare global {
  // Global, because pages and route handlers have separate copies of this module, but must share the
  // cache of sessions and the rate limits of the session endpoint.
  var marqueeSessions: Sessions | undefined;
  var marqueeSessionEndpoint: Endpoint | undefined;
}

/** Returns the sessions of this process. Throws an error that lists every wrong setting. */
function sessions(): Sessions {
  globalThis.marqueeSessions ??= openSessions();
  return globalThis.marqueeSessions;
}

function openSessions(): Sessions {
  const settings = firebaseSettings();
  return createSessions({
    provider: providerOf(openProvider(settings)),
    isIssued: settings.embedded && createIssuedCheck(settings.embedded),
    readSettings: async () => (await readSettings(visitorView)).auth,
    ended: endedSessions().members,
    now: Date.now,
    onTrouble: (error) => {
      if (isEndedSessionsFault(error)) logEndedSessionsFault(error);
      else log.error(troubleLine(error));
    },
  });
}

/**
 * Returns the member of a session cookie, or null if the cookie is forged, expired or revoked.
 * Returns `"unverified"` if the cookie can't be checked now. `client` returns the client's address,
 * for the order of checks and for the log.
 */
export async function identifyMember(
  cookie: string,
  client: () => string,
): Promise<Member | "unverified" | null> {
  const address = client();
  const member = await sessions().identify(cookie, address);
  if (member === null) logSecurity("session.unverified", { client: address });
  return member;
}

/** Returns the reader who sent the current request. The result contains personal data, so it must not be shared. */
export const readReader = cache(async (): Promise<Reader> => {
  const cookie = (await cookies()).get(sessionCookieOf(serverEnv().siteUrl))?.value;
  if (cookie === undefined) return visitorReader;
  const received = await headers();
  const member = await identifyMember(cookie, () => clientOf({ headers: received }));
  if (member === "unverified") return unverifiedReader;
  return member === null ? visitorReader : readerOf(member);
});

export function sessionEndpoint(): Endpoint {
  globalThis.marqueeSessionEndpoint ??= createSessionEndpoint({
    sessions,
    site: () => new URL(serverEnv().siteUrl).origin,
    now: Date.now,
    logSecurity,
  });
  return globalThis.marqueeSessionEndpoint;
}
