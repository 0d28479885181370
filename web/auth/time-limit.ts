/** No call to the provider may last longer [AUTH-8]. The SDK bounds requests, not all that it waits for. In ms. */
const LIMIT = 30_000;
const LIMIT_MOBILE = 60_000;

/** For what waits for a person too: a provider's window, a puzzle of pictures. In ms. */
export const PEOPLE_LIMIT = 10 * 60_000;

/** Rejects with the code `timeout` when `work` takes too long; the work itself can't be stopped. */
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

const limitHere = () => (isMobileBrowser() ? LIMIT_MOBILE : LIMIT);

/** Whether this is a telephone's or a tablet's browser, as far as it says so. */
export const isMobileBrowser = (): boolean =>
  /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);
