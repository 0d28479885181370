/** Shortest and longest time in ms between two requests while the site or its content service doesn't respond. */
const FIRST_RETRY = 250;
const LAST_RETRY = 2_000;

/** Time in ms for a response. All refreshes wait for the same request, so that one that hangs would stop them all. */
const TIMEOUT = 10_000;

let waiting: Promise<void> | undefined;

const isAvailable = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "content" in body && body.content === "available";

const responds = (): Promise<boolean> =>
  fetch("/api/ready", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) })
    .then((response) => response.json())
    .then(isAvailable, () => false);

async function untilServed(): Promise<void> {
  for (let wait = FIRST_RETRY; !(await responds()); wait = Math.min(wait * 2, LAST_RETRY)) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
  }
}

/**
 * Resolves when the site and its content service respond. A refresh while the site restarts would replace the preview by
 * the browser's error page, because Next.js loads the whole page if a request for its data fails. A refresh without the
 * content service would replace the page by a message.
 */
export function whenServed(): Promise<void> {
  waiting ??= untilServed().finally(() => (waiting = undefined));
  return waiting;
}
