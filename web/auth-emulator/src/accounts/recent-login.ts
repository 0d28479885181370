import { setTimeout } from "node:timers/promises";
import { accountsOf } from "./accounts.ts";
import { jsonResponse, refuseWith } from "../gateway/responses.ts";
import type { EmulatorResponse } from "../emulator.ts";
import { memoryOf } from "../limits/memory.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { readClaims } from "../sessions/session-claims.ts";
import type { SessionClaims } from "../sessions/session-claims.ts";

/** In seconds. Google accepted 293 seconds and rejected 303 and 333 (observed in September 2026). */
const recentSeconds = 5 * 60;

/** Requires a recent sign-in for changes that the account's owner could not undo. Guests are exempt because they can't sign in again. */
export const requireRecentLogin: Middleware = (call, next) => {
  if (call.operation.path === "/marquee/age-sessions") return ageSessions(call);
  const session = readClaims(call.fields.get("idtoken"));
  const isRequired =
    session && session.firebase.sign_in_provider !== "anonymous" && isSensitive(call, session);
  if (!isRequired || ageOf(call, session) <= recentSeconds) return next();
  return Promise.resolve(refuseWith("CREDENTIAL_TOO_OLD_LOGIN_AGAIN"));
};

function isSensitive(call: Call, session: SessionClaims): boolean {
  const { operation, fields } = call;
  const [method = ""] = operation.path.split(/[:/]/u).slice(-1);
  switch (method) {
    case "delete":
      return true;
    case "update":
      return Boolean(fields.get("email") ?? fields.get("password")) || removesAWayIn(call);
    case "sendOobCode":
      return fields.get("requesttype") === "VERIFY_AND_CHANGE_EMAIL";
    case "signUp":
      // It sets the account's password, and requires a recent sign-in only if it would replace one.
      return accountsOf(call).find(session.user_id)?.passwordHash !== undefined;
    case "start":
    case "withdraw":
      return operation.path.includes("mfaEnrollment");
    default:
      return false;
  }
}

function removesAWayIn({ fields }: Call): boolean {
  const attributes = fields.get("deleteattribute");
  return (
    Array.isArray(attributes) && attributes.some((each) => each === "EMAIL" || each === "PASSWORD")
  );
}

/** Returns the seconds since the session's sign-in, plus those by which `ageSessions` backdated it. */
function ageOf(call: Call, session: SessionClaims): number {
  const aged = memoryOf(call).agedSessions.get(session.user_id);
  const isAged = aged !== undefined && session.auth_time * 1000 < aged.before;
  return call.now() / 1000 - session.auth_time + (isAged ? aged.bySeconds : 0);
}

/**
 * `POST /marquee/age-sessions { localId, seconds }` of an administrator treats an account's sessions as older, so that
 * tests need not wait five minutes. Sign-in times are full seconds, so the response waits for the next second: later
 * sign-ins don't count as aged.
 */
async function ageSessions(call: Call): Promise<EmulatorResponse> {
  const localId = call.fields.get("localid");
  const seconds = Number(call.fields.get("seconds"));
  if (typeof localId !== "string" || !Number.isFinite(seconds)) {
    return refuseWith('INVALID_ARGUMENT : Send { "localId": "…", "seconds": 600 }.');
  }
  const before = Math.floor(call.now() / 1000) * 1000 + 1000;
  await setTimeout(before - call.now());
  memoryOf(call).agedSessions.set(localId, { before, bySeconds: seconds });
  return jsonResponse({ localId, seconds });
}
