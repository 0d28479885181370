/** One-time codes by which a sign-in is handed to the Studio. */
export interface LoginCodes {
  /** A new code for this user. */
  issue(userId: string): string;
  /** The user of a code, once, while it is fresh. */
  redeem(code: string): string | undefined;
}

/** A code is good for this long. */
const lifetimeMilliseconds = 60_000;

/** Keeps codes in memory: one that outlives the process is not worth keeping. `newCode` must give 20 characters or more. */
export function createLoginCodes(now: () => Date, newCode: () => string): LoginCodes {
  const issued = new Map<string, { userId: string; expires: number }>();
  return {
    issue(userId) {
      const time = now().getTime();
      for (const [code, { expires }] of issued) if (expires <= time) issued.delete(code);
      const code = newCode();
      issued.set(code, { userId, expires: time + lifetimeMilliseconds });
      return code;
    },
    redeem(code) {
      const found = issued.get(code);
      issued.delete(code);
      return found && found.expires > now().getTime() ? found.userId : undefined;
    },
  };
}
