/** What became of an attempt to sign in; `wait`: none is taken for that many seconds. */
type Verdict = "right" | "wrong" | { wait: number };

/** Judges attempts to sign in, and how often somebody may guess. */
export interface SignInAttempts {
  /** Judges one attempt for an e-mail address; `isRight` is not called where none is taken. */
  judge(email: string, isRight: () => Promise<boolean>): Promise<Verdict>;
}

const attemptCeiling = 5;
const windowMilliseconds = 15 * 60_000;
/** Attempts that wait for their turn; more are sent away at once. */
const queueCeiling = 20;

/**
 * Five wrong attempts for an address in a quarter of an hour, known or not; one judgement at a time, since each takes 32 MB
 * and a core, which also bounds how many addresses can be counted. Counts are in memory: only who owns the machine can
 * restart the lake.
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
