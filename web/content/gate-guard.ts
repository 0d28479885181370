const OPEN_DATASET =
  "gates: anyone can query this dataset without a token, so no gate is opened. " +
  'Make the dataset private (Sanity: "sanity dataset visibility set <name> private") and restart the site.';

/** An error of the content service that says "not you" rather than "not now". */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "statusCode" in error &&
  (error.statusCode === 401 || error.statusCode === 403);

/**
 * Makes the check of GATE-5: `read` asks the content service for any document without a token. Refused or empty:
 * gates are safe, and the answer is kept. A document: they are not, which is logged once and kept until a restart.
 * No answer: not safe now, asked again next time.
 */
export function createGateGuard(read: () => Promise<unknown>, log: (line: string) => void) {
  let known: boolean | undefined;
  return async function gatesAreSafe(): Promise<boolean> {
    if (known !== undefined) return known;
    try {
      const found = await read();
      known = found === null || found === undefined;
      if (!known) log(OPEN_DATASET);
      return known;
    } catch (error) {
      if (isRefusal(error)) known = true;
      return known ?? false;
    }
  };
}
