/** The result of a sign-in attempt. `wait` is the number of seconds until the next attempt is allowed. */
type Verdict = "right" | "wrong" | { wait: number };

/** Rate-limits sign-in attempts. */
export interface SignInAttempts {
  /** Runs an attempt for an email address. `isRight` is not called if the attempt is refused. */
  judge(email: string, isRight: () => Promise<boolean>): Promise<Verdict>;
}

const attemptCeiling = 5;
const windowMilliseconds = 15 * 60_000;
/** Most queued attempts. Further ones are refused immediately. */
const queueCeiling = 20;

/**
 * Allows five failed attempts per address in 15 minutes, whether the address is known or not. Attempts run one at a
 * time, because each hashing takes 32 MB and a CPU core. This also bounds the number of counters. Counters are in
 * memory, because only the machine's owner can restart the lake.
 */
export function createSignInAttempts(now: () => Date): SignInAttempts {
  const counts = new Map<string, { attempts: number; ends: number }>();
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const judgeNow = async (key: string, isRight: () => Promise<boolean>): Promise<Verdict> => {
    const time = now().getTime();
    for (const [one, { ends }] of counts) if (ends <= time) counts.delete(one);
    const count = counts.get(key) ?? { attempts: 0, ends: time + windowMilliseconds };
    if (count.attempts >= attemptCeiling) return { wait: Math.ceil((count.ends - time) / 1000) };
    if (await isRight()) {
      counts.delete(key);
      return "right";
    }
    counts.set(key, { ...count, attempts: count.attempts + 1 });
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
