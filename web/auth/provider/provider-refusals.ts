/** Longer than any cookie the provider mints, and than browsers keep. */
const MAX_TOKEN = 4_096;

/** A quick look before anyone is asked. Firebase itself signs with RS256 and nothing else. [SEC-3] */
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

/** Codes by which the provider says that the token is at fault, not the connection. */
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

/** Whether the provider refused what it was asked about, rather than being out of reach. */
export function isProviderRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && refusals.has(String(error.code));
}
