import { parse, serialize } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import type { AskedRequest } from "./asked-request.ts";

/** The pending sign-in that a code belongs to. */
interface SignIn {
  userId: string;
  /** The origin of the studio that the code was sent to; no other page may redeem it. */
  origin: string;
  /** The value of the cookie that the browser received together with the code. */
  browser: string;
}

/** One-time codes that the Studio exchanges for a session after a sign-in. */
export interface LoginCodes {
  /** Creates a code, and the cookie value that binds the code to the browser that requested the code. */
  issue(signIn: Omit<SignIn, "browser">): { code: string; browser: string };
  /** Returns the sign-in that a code belongs to, or undefined if the code is unknown, used or expired. */
  redeem(code: string): SignIn | undefined;
}

const lifetimeMilliseconds = 60_000;

/** Maximum number of pending codes. Above it, the oldest code is dropped. */
const codeCeiling = 1_000;

/** Creates an in-memory store of sign-in codes. `newCode` must return at least 20 characters. */
export function createLoginCodes(now: () => Date, newCode: () => string): LoginCodes {
  const issued = new LRUCache<string, SignIn>({
    max: codeCeiling,
    // Subtracts one millisecond, because lru-cache still returns an entry whose age equals its
    // `ttl`.
    ttl: lifetimeMilliseconds - 1,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    issue(signIn) {
      const [code, browser] = [newCode(), newCode()];
      issued.set(code, { ...signIn, browser });
      return { code, browser };
    },
    redeem(code) {
      const found = issued.get(code);
      issued.delete(code);
      return found;
    },
  };
}

/**
 * Number of a code's characters that are part of the cookie's name, so that sign-ins in two tabs use different cookies.
 */
const nameLetters = 8;

const nameOf = (code: string): string => `lake_sign_in_${code.slice(0, nameLetters)}`;

/** Whether the browser connects over HTTPS, according to the proxy. The lake itself only speaks HTTP. */
const isSecure = ({ headers }: AskedRequest): boolean =>
  headers.get("x-forwarded-proto") === "https";

/**
 * Returns the `Set-Cookie` value that binds a sign-in code to the browser that requested it. The cookie alone grants no
 * access.
 */
export function loginCookie(
  request: AskedRequest,
  { code, browser }: { code: string; browser: string },
): string {
  return serialize(nameOf(code), browser, {
    path: "/",
    maxAge: lifetimeMilliseconds / 1000,
    sameSite: "lax",
    httpOnly: true,
    secure: isSecure(request),
  });
}

/**
 * Returns the value of the cookie that belongs to a sign-in code, or undefined if the request has no
 * such cookie.
 */
export function loginCookieIn(request: AskedRequest, code: string): string | undefined {
  const name = nameOf(code);
  return parse(request.headers.get("cookie") ?? "", name)[name];
}
