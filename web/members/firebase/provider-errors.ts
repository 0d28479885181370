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

/**
 * Whether a value looks like an error code of Node.js or the provider, such as `ECONNREFUSED` or `app/network-error`.
 */
const isCode = (code: unknown): code is string =>
  typeof code === "string" && /^[\w/-]{1,60}$/.test(code);

const chainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...chainOf(error.cause)] : [];

/**
 * Returns the part of an error that is safe to log. An error without a code is the site's own, so its
 * message is safe. If the error or one of its causes has a code, the error comes from outside. Then
 * only the codes are safe or, if no code has the usual form, the error's class name. Returns
 * `unknown` for a value that is not an error.
 */
function reasonOf(error: unknown): string {
  const chain = chainOf(error);
  const codes = chain.flatMap(({ code }: Error & { code?: unknown }) => (isCode(code) ? code : []));
  if (codes.length > 0) return [...new Set(codes)].join(", ");
  const isOurs = chain.length > 0 && !chain.some((each) => "code" in each);
  return isOurs ? String(chain[0]?.message) : (chain[0]?.name ?? "unknown");
}

/**
 * Returns the log line for an unreachable provider. The errors themselves must not be logged: they
 * contain the request's key, the member's token and whole responses of the provider. [SEC-4]
 */
export const describeProviderError = (error: unknown): string =>
  `auth: the sign-in provider can't be reached (${reasonOf(error)}).`;
