import { isConflict } from "./refusals.ts";

/** Number of attempts while other editors change the same documents. */
const ATTEMPTS = 4;

/**
 * Repeats `attempt`, which reads documents and changes exactly the revisions that it has read, while other editors
 * change them in between. Throws the conflict after the last attempt.
 */
export async function repeatOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
    }
  }
}
