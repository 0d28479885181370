/** The pending sign-in that a code belongs to. */
interface SignIn {
  userId: string;
  /** The origin of the studio that the code was sent to; no other page may redeem it. */
  origin: string;
  /** The value of the cookie that the browser received together with the code. */
  browser: string;
}

/** One-time codes that pass a sign-in to the Studio. */
export interface LoginCodes {
  /** Creates a code and the cookie value that binds it to the browser that requested it. */
  issue(signIn: Omit<SignIn, "browser">): { code: string; browser: string };
  /** Returns the sign-in of a code. A code works once and only until it expires. */
  redeem(code: string): SignIn | undefined;
}

/** Lifetime of a code. */
export const lifetimeMilliseconds = 60_000;

/** Most pending codes. Beyond it, the oldest code is dropped. */
const codeCeiling = 1_000;

/** Creates an in-memory store of sign-in codes. `newCode` must return at least 20 characters. */
export function createLoginCodes(now: () => Date, newCode: () => string): LoginCodes {
  const issued = new Map<string, SignIn & { expires: number }>();
  return {
    issue(signIn) {
      const time = now().getTime();
      for (const [code, { expires }] of issued) {
        if (expires > time && issued.size < codeCeiling) break;
        issued.delete(code);
      }
      const [code, browser] = [newCode(), newCode()];
      issued.set(code, { ...signIn, browser, expires: time + lifetimeMilliseconds });
      return { code, browser };
    },
    redeem(code) {
      const found = issued.get(code);
      issued.delete(code);
      return found && found.expires > now().getTime() ? found : undefined;
    },
  };
}
