/**
 * Timeout of a call to the provider, in ms [AUTH-8]. The timeout is needed because the SDK's own timeouts cover
 * only its requests. Other waits, such as for Google's script, have no timeout.
 */
const LIMIT = 30_000;
const LIMIT_MOBILE = 60_000;

/** Timeout of calls that also wait for a person: a provider's window, an image captcha. In ms. */
export const PEOPLE_LIMIT = 10 * 60_000;

/** Rejects with the code `timeout` when `work` takes too long; does not stop the work itself. */
export async function withTimeLimit<T>(work: Promise<T>, limit = limitHere()): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error("timeout"), { code: "timeout" })),
    limit,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error is a timeout: of {@link withTimeLimit}, or of `AbortSignal.timeout`. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "TimeoutError" || ("code" in error && error.code === "timeout"));

const limitHere = () => (isMobileBrowser() ? LIMIT_MOBILE : LIMIT);

/** Whether this is a phone's or a tablet's browser, by its user agent. */
export const isMobileBrowser = (): boolean =>
  /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);
