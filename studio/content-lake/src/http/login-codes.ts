import { parse, serialize } from "hono/utils/cookie";
import { createHash } from "node:crypto";
import * as z from "zod";
import type { ShortMemory } from "../short-memory.ts";
import type { RequestHead } from "./request-head.ts";

interface SignIn {
  userId: string;
  /** The origin of the studio that the code was sent to; no other page may redeem it. */
  origin: string;
}

type Redeemed = SignIn & {
  /** Whether the browser's cookie is the one that was set together with the code. */
  isSameBrowser: boolean;
};

/** One-time codes that the Studio exchanges for a session after a sign-in. */
export interface LoginCodes {
  /** Creates a code, and the cookie value that binds the code to the browser that requested the code. */
  issue(signIn: SignIn): Promise<{ code: string; browser: string }>;
  /**
   * Returns the sign-in that a code belongs to, or undefined if the code is unknown, used or expired. `browser` is the
   * value of the browser's cookie for this code.
   */
  redeem(code: string, browser: string | undefined): Promise<Redeemed | undefined>;
}

const lifetimeMilliseconds = 60_000;

const kind = "sign-in-code";

const stored = z.object({ userId: z.string(), origin: z.string(), browser: z.string() });

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Creates sign-in codes that any node of the lake redeems. `newCode` must return at least 20 characters. */
export function createLoginCodes(memory: ShortMemory, newCode: () => string): LoginCodes {
  return {
    async issue(signIn) {
      const [code, browser] = [newCode(), newCode()];
      const value = JSON.stringify({ ...signIn, browser: hash(browser) });
      await memory.put(kind, code, value, lifetimeMilliseconds);
      return { code, browser };
    },
    async redeem(code, browser) {
      const value = await memory.take(kind, code);
      if (value === undefined) return undefined;
      const { userId, origin, browser: issued } = stored.parse(JSON.parse(value));
      return { userId, origin, isSameBrowser: browser !== undefined && hash(browser) === issued };
    },
  };
}

/** Characters of a code in the cookie's name, so that sign-ins in two tabs use different cookies. */
const nameLetters = 8;

const nameOf = (code: string): string => `lake_sign_in_${code.slice(0, nameLetters)}`;

/** Whether the browser connects over HTTPS, according to the proxy. The lake itself only speaks HTTP. */
const isSecure = ({ headers }: RequestHead): boolean =>
  headers.get("x-forwarded-proto") === "https";

/** Binds a sign-in code to the browser that requested it. The cookie alone grants no access. */
export function loginCookie(
  request: RequestHead,
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

export function loginCookieIn(request: RequestHead, code: string): string | undefined {
  const name = nameOf(code);
  return parse(request.headers.get("cookie") ?? "", name)[name];
}
