import { LRUCache } from "lru-cache";

/** The result of a sign-in attempt. `wait` is the number of seconds until the next attempt is allowed. */
type Verdict = "right" | "wrong" | { wait: number };

export interface SignInAttempts {
  /**
   * Runs a sign-in attempt for an email address. `isRight` checks the password. It isn't called if
   * the rate limit refuses the attempt.
   */
  judge(email: string, isRight: () => Promise<boolean>): Promise<Verdict>;
}

const attemptCeiling = 5;
const windowMilliseconds = 15 * 60_000;
/** Maximum number of queued attempts. The lake refuses further attempts immediately. */
const queueCeiling = 20;

/**
 * Maximum number of email addresses whose failures are counted. It can't be reached within 15 minutes,
 * because attempts run one at a time.
 */
const counterCeiling = 20_000;

/**
 * Allows five failed attempts per email address in 15 minutes, whether the address is known or not.
 * Attempts run one at a time, because each hashing takes 32 MB and a CPU core. A restart resets the
 * counters, but only the machine's owner can restart the lake.
 */
export function createSignInAttempts(now: () => Date): SignInAttempts {
  const failures = new LRUCache<string, number>({
    max: counterCeiling,
    // Subtracts one millisecond, because lru-cache still returns an entry whose age equals its
    // `ttl`.
    ttl: windowMilliseconds - 1,
    // The window begins with the first failure. Later failures don't extend it.
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const judgeNow = async (key: string, isRight: () => Promise<boolean>): Promise<Verdict> => {
    const failed = failures.get(key) ?? 0;
    if (failed >= attemptCeiling) return { wait: Math.ceil(failures.getRemainingTTL(key) / 1000) };
    if (await isRight()) {
      failures.delete(key);
      return "right";
    }
    failures.set(key, failed + 1);
    return "wrong";
  };
  return {
    judge(email, isRight) {
      if (waiting >= queueCeiling) return Promise.resolve({ wait: 10 });
      waiting += 1;
      const judged = queue.then(() => judgeNow(email.toLowerCase(), isRight));
      queue = judged.catch(() => undefined).finally(() => (waiting -= 1));
      return judged;
    },
  };
}
