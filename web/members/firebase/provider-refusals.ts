/** Longer than any cookie that the provider mints, and than browsers store. */
const MAX_TOKEN = 4_096;

/** Checks a token's form before any request is made. Firebase itself signs with RS256 only. [SEC-3] */
export function isPlausible(token: string, mustBeSigned: boolean): boolean {
  if (token.length > MAX_TOKEN) return false;
  const [header = "", payload = "", signature = "", ...rest] = token.split(".");
  if (payload === "" || rest.length > 0) return false;
  return !mustBeSigned || (signature !== "" && algorithmOf(header) === "RS256");
}

function algorithmOf(header: string): unknown {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, "base64url").toString("utf8"));
    return typeof parsed === "object" && parsed !== null && "alg" in parsed ? parsed.alg : null;
  } catch {
    return null;
  }
}

/** Codes for an invalid token, as opposed to a failed connection. */
const refusals = new Set([
  "auth/argument-error",
  "auth/invalid-argument",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-session-cookie",
  "auth/mismatching-tenant-id",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** Whether the provider refused the request, rather than being unreachable. */
export function isProviderRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && refusals.has(String(error.code));
}
