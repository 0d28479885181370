/** Node's and the provider's codes, such as `ECONNREFUSED` and `app/network-error`. */
const isCode = (code: unknown): code is string =>
  typeof code === "string" && /^[\w/-]{1,60}$/.test(code);

const chainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...chainOf(error.cause)] : [];

/** What may be said of an error. Those with a code come from outside; without one they are ours, and so are their words. */
function reasonOf(error: unknown): string {
  const chain = chainOf(error);
  const codes = chain.flatMap(({ code }: Error & { code?: unknown }) => (isCode(code) ? code : []));
  if (codes.length > 0) return [...new Set(codes)].join(", ");
  const isOurs = chain.length > 0 && !chain.some((each) => "code" in each);
  return isOurs ? String(chain[0]?.message) : (chain[0]?.name ?? "unknown");
}

/**
 * What the site's log says when the provider can't be asked. The errors themselves hold the request that failed: the
 * key it was made by, the member's token, whole answers of the provider. [SEC-4]
 */
export const troubleLine = (error: unknown): string =>
  `auth: the sign-in provider can't be asked (${reasonOf(error)}).`;
