import * as z from "zod";
import { bodyLimits } from "../../runtime/body-limits.ts";
import { Busy } from "../../content/files/fair-turns.ts";
import {
  type ClientRateLimiter,
  createClientRateLimiter,
} from "../../content/outbound/rate-limiter.ts";
import { readBody } from "../../content/outbound/read-body.ts";
import type { MemberKey } from "../../content/members/member-documents.server.ts";
import type { EventFields, SecurityEvent } from "../../runtime/security-log.ts";
import { isProviderRefusal } from "../firebase/provider-errors.ts";
import type { RecentSignIn } from "../session/recent-sign-in.ts";
import { bearerOf, clientOf, isFromSite } from "../../runtime/request-origin.ts";
import type { FoundSession } from "../session/sessions.ts";
import type { Recovery } from "./recovery.ts";

/** Dependencies of the endpoint of recovery codes. */
export type RecoveryEndpointParts = {
  /** Null if this site can't store recovery codes. */
  recovery: () => Recovery | null;
  findSession: (request: Request) => Promise<FoundSession | "unverified" | null>;
  recentSignIn: (idToken: string) => Promise<RecentSignIn>;
  /** Tenant of the auth settings. */
  tenantId: () => Promise<string | null>;
  site: () => string;
  now: () => number;
  logSecurity: (event: SecurityEvent, fields: EventFields) => void;
  onError: (error: unknown) => void;
};

/**
 * Maximum numbers of requests of a client within ten minutes: that read how many codes are left, as each account page
 * does, and others. All members at a school may share an address.
 */
const limits = {
  readings: { most: 1_200, perMs: 10 * 60_000 },
  changes: { most: 120, perMs: 10 * 60_000 },
};

const bodyShape = z.object({
  uid: z.string().min(1).max(128),
  pendingCredential: z.string().min(1).max(6_000),
  code: z.string().max(100),
});

/** Status of each refusal, by the code that scripts read. */
const refusals = {
  origin: 403,
  tooMany: 429,
  invalid: 401,
  stale: 401,
  noFactor: 403,
  unproven: 401,
  wrongCode: 403,
  unavailable: 503,
  off: 404,
} as const;

type RefusalCode = keyof typeof refusals;

const respond = (status: number, body: object | null, more: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store", ...more } });

function parseBody(text: string | null) {
  try {
    return bodyShape.safeParse(JSON.parse(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}

/** Creates the endpoint that creates recovery codes and accepts them at a sign-in. [AUTH-12] */
export function createRecoveryEndpoint(parts: RecoveryEndpointParts) {
  const { site, now, logSecurity, onError } = parts;
  const readings = createClientRateLimiter({ ...limits.readings, now });
  const changes = createClientRateLimiter({ ...limits.changes, now });

  function refuse(request: Request, reason: RefusalCode, about: MemberKey | null, wait = 0) {
    logSecurity("recovery.refused", {
      reason,
      account: about?.uid ?? null,
      client: clientOf(request),
    });
    const retry = wait > 0 ? { "retry-after": String(wait) } : undefined;
    return respond(refusals[reason], { code: reason }, retry);
  }

  /** Runs the work of a request unless it must be refused before. Every failure becomes a response. */
  async function admit(
    request: Request,
    limiter: ClientRateLimiter,
    work: (recovery: Recovery | null) => Promise<Response>,
  ): Promise<Response> {
    if (!isFromSite(request, site())) return refuse(request, "origin", null);
    const wait = limiter.take(clientOf(request));
    if (wait > 0) return refuse(request, "tooMany", null, wait);
    try {
      return await work(parts.recovery());
    } catch (error) {
      if (error instanceof Busy) return refuse(request, "tooMany", null, 10);
      if (isProviderRefusal(error)) return refuse(request, "unproven", null);
      onError(error);
      return refuse(request, "unavailable", null);
    }
  }

  const admitChange = (request: Request, work: (recovery: Recovery) => Promise<Response>) =>
    admit(request, changes, async (recovery) =>
      recovery === null ? refuse(request, "off", null) : work(recovery),
    );

  const state = (request: Request) =>
    admit(request, readings, async (recovery) => {
      // Each account page reads this, so it is no refusal.
      if (recovery === null) return new Response(null, { status: 204 });
      const session = await parts.findSession(request);
      if (session === "unverified") return refuse(request, "unavailable", null);
      if (session === null) return refuse(request, "invalid", null);
      return respond(200, await recovery.state(session.member));
    });

  const create = (request: Request) =>
    admitChange(request, async (recovery) => {
      const signIn = await parts.recentSignIn(bearerOf(request) ?? "");
      if (!signIn.ok) return refuse(request, signIn.reason, null);
      // Codes that exist before the second factor would later replace it for the person who created them.
      if (signIn.factors.length === 0) return refuse(request, "noFactor", signIn.member);
      const codes = await recovery.create(signIn.member, signIn.factors);
      if ("wait" in codes) return refuse(request, "tooMany", signIn.member, codes.wait);
      const { uid } = signIn.member;
      logSecurity("recovery.created", { account: uid, client: clientOf(request) });
      return respond(200, { codes });
    });

  const recover = (request: Request) =>
    admitChange(request, async (recovery) => {
      const body = parseBody(await readBody(request, bodyLimits["/api/session/recover"]));
      if (body === null) return refuse(request, "invalid", null);
      const member = { uid: body.uid, tenantId: await parts.tenantId() };
      const result = await recovery.use({ ...body, ...member });
      if (typeof result === "object") return refuse(request, "tooMany", member, result.wait);
      if (result !== "recovered") return refuse(request, result, member);
      logSecurity("recovery.used", { account: body.uid, client: clientOf(request) });
      return respond(200, { recovered: true });
    });

  return { state, create, recover };
}
