import type { ShortMemory } from "../short-memory.ts";

/** The result of a sign-in attempt. `wait` is the number of seconds until the next attempt is allowed. */
type AttemptResult = "right" | "wrong" | { wait: number };

export interface SignInAttempts {
  /** `isRight` isn't called if the rate limit refuses the attempt. */
  attempt(email: string, isRight: () => Promise<boolean>): Promise<AttemptResult>;
}

const attemptCeiling = 5;
const windowMilliseconds = 15 * 60_000;
/** Maximum number of queued attempts. The lake refuses further attempts immediately. */
const queueCeiling = 20;

const kind = "sign-in-attempt";

/**
 * Allows five failed attempts per email address in 15 minutes, whether the address is known or not, on all nodes of the
 * lake together. Attempts run one at a time, because each hashing takes 32 MB and a CPU core. A restart of the only
 * node resets the counters, but only the machine's owner can restart it.
 */
export function createSignInAttempts(memory: ShortMemory): SignInAttempts {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const attemptNow = async (
    key: string,
    isRight: () => Promise<boolean>,
  ): Promise<AttemptResult> => {
    // An attempt counts before its password is checked, so that nodes can't allow more together than one of them.
    const { count, remaining } = await memory.count(kind, key, windowMilliseconds);
    if (count > attemptCeiling) return { wait: Math.ceil(remaining / 1000) };
    if (!(await isRight())) return "wrong";
    await memory.resetCount(kind, key);
    return "right";
  };
  return {
    attempt(email, isRight) {
      if (waiting >= queueCeiling) return Promise.resolve({ wait: 10 });
      waiting += 1;
      const result = queue.then(() => attemptNow(email.toLowerCase(), isRight));
      queue = result.catch(() => undefined).finally(() => (waiting -= 1));
      return result;
    },
  };
}
