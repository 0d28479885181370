import "server-only";
import { parseCookie } from "cookie";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { eraseMember, hasMemberDocuments } from "../../content/members/member-documents.server.ts";
import { deleteSessions } from "../../content/members/session-documents.server.ts";
import { readSettings } from "../../content/settings/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { log } from "../../runtime/log.ts";
import { logSecurity } from "../../runtime/security-log.server.ts";
import type { Member } from "../../content/gates/access.ts";
import {
  gateStateFor,
  type Reader,
  unverifiedReader,
  visitorReader,
} from "../../content/gates/reader.ts";
import { displayOf } from "../member-display.ts";
import { devices } from "../devices/devices.server.ts";
import { codeOf } from "../errors.ts";
import {
  endedSessions,
  logEndedSessionsFault,
} from "../../runtime/ended-sessions/ended-sessions.server.ts";
import {
  isEndedSessionsFault,
  type SessionKey,
} from "../../runtime/ended-sessions/ended-sessions.ts";
import { firebaseSettings } from "../../runtime/firebase-settings.ts";
import { describeProviderError } from "../firebase/provider-errors.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { sessionCookieOf } from "./session-cookie.ts";
import { createSessionEndpoint } from "./session-endpoint.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { createRecentSignIn, type RecentSignIn } from "./recent-sign-in.ts";
import { clientOf } from "../../runtime/request-origin.ts";
import { createSessions, type FoundSession, type SessionParts, type Sessions } from "./sessions.ts";
import { createIssuedCheck } from "./token-check.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

type Endpoint = ReturnType<typeof createSessionEndpoint>;

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    sessions: Sessions;
    sessionEndpoint: Endpoint;
  }
}

/** Returns the sessions of this process. Throws an error that lists every wrong setting. */
function sessions(): Sessions {
  return siteRuntime().open("sessions", openSessions);
}

const openSessions = (): Sessions => createSessions(sessionParts());

function sessionParts(): SessionParts {
  const settings = firebaseSettings();
  return {
    provider: providerOf(openProvider(settings)),
    isIssued: settings.embedded && createIssuedCheck(settings.embedded),
    readSettings: async () => (await readSettings(visitorView)).auth,
    ended: endedSessions().members,
    now: Date.now,
    onTrouble: (error) => {
      if (isEndedSessionsFault(error)) logEndedSessionsFault(error);
      else log.error(describeProviderError(error));
    },
  };
}

/** Checks an ID token for a change that a session alone must not allow. */
export const recentSignIn = (idToken: string): Promise<RecentSignIn> =>
  createRecentSignIn(sessionParts())(idToken);

/** Returns the session of a request. Returns null without one, and `"unverified"` if it can't be checked now. */
export async function sessionOfRequest(
  request: Request,
): Promise<FoundSession | "unverified" | null> {
  const name = sessionCookieOf(serverEnv().siteUrl);
  const cookie = parseCookie(request.headers.get("cookie") ?? "")[name];
  return cookie === undefined ? null : sessions().find(cookie, clientOf(request));
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

/** Returns the reader of a page that is rendered for one member alone. */
export const readerOf = (member: Member): Reader => ({
  isMember: true,
  gateState: (rules) => gateStateFor(rules, member),
  display: displayOf(member),
});

/** Returns the reader who sent the current request. The result contains personal data, so it must not be shared. */
export const readReader = cache(async (): Promise<Reader> => {
  const cookie = (await cookies()).get(sessionCookieOf(serverEnv().siteUrl))?.value;
  if (cookie === undefined) return visitorReader;
  const received = await headers();
  const member = await identifyMember(cookie, () => clientOf({ headers: received }));
  if (member === "unverified") return unverifiedReader;
  return member === null ? visitorReader : readerOf(member);
});

/** Time in ms that a sign-in or a sign-out waits until the member's list has changed. It succeeds without. */
const RECORD_MS = 1_500;

const tryRecord = (what: string, work: Promise<void>): Promise<void> =>
  withTimeLimit(work, RECORD_MS).catch((error: unknown) =>
    log.error(
      `auth: ${what} (${reasonOf(error)}). Check MARQUEE_FORMS_WORKER_TOKEN and the dataset of submissions.`,
    ),
  );

/**
 * Removes a session from a member's list, or all of them. If the provider no longer knows the account, deletes everything
 * that the site stores about it.
 */
async function deleteRecord(uid: string, signIn: SessionKey | null): Promise<void> {
  if (!hasMemberDocuments()) return;
  const { tenantId } = (await readSettings(visitorView)).auth;
  const member = { uid, tenantId };
  try {
    await providerOf(openProvider(firebaseSettings()))(tenantId).getUser(uid);
    await deleteSessions(member, signIn?.hashes ?? null);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
    // The hourly cleaning deletes a document that a request stores meanwhile.
    await eraseMember(member);
  }
}

export function sessionEndpoint(): Endpoint {
  return siteRuntime().open("sessionEndpoint", () =>
    createSessionEndpoint({
      sessions,
      site: () => new URL(serverEnv().siteUrl).origin,
      now: Date.now,
      logSecurity,
      record: async (session, isMinted) => {
        const list = devices();
        if (list === null) return;
        const work = isMinted ? list.record(session) : list.recordMissing(session);
        await tryRecord("a session can't be listed", work);
      },
      deleteRecord: (uid, signIn) =>
        tryRecord("an ended session is still listed", deleteRecord(uid, signIn)),
    }),
  );
}
