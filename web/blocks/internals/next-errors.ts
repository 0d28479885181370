/** Returns the `digest` by which Next.js recognizes its own errors, or an empty string. */
const digestOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : "";

/**
 * Whether Next.js handles a thrown value itself: for example a redirect, or the error of a component that opts out of
 * server rendering.
 */
export const isForNext = (error: unknown): boolean =>
  /^(?:NEXT_|BAILOUT_|DYNAMIC_)/.test(digestOf(error));

export const isRedirect = (error: unknown): boolean => digestOf(error).startsWith("NEXT_REDIRECT");
