import { lifetimeMilliseconds } from "./login-codes.ts";

/**
 * Number of the code's characters in the cookie's name. Sign-ins in two tabs then don't overwrite each other's cookie.
 */
const nameLetters = 8;

const nameOf = (code: string): string => `lake_sign_in_${code.slice(0, nameLetters)}`;

/** Whether the browser connects over HTTPS, according to the proxy. The lake itself only speaks HTTP. */
const isSecure = ({ headers }: Request): boolean => headers.get("x-forwarded-proto") === "https";

/**
 * Returns the `Set-Cookie` value that binds a sign-in code to the browser that requested it. The cookie alone grants no
 * access.
 */
export function loginCookie(
  request: Request,
  { code, browser }: { code: string; browser: string },
): string {
  const seconds = lifetimeMilliseconds / 1000;
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameOf(code)}=${browser}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
}

/** Returns the value of the request's cookie for a code, or undefined if it has none. */
export function loginCookieIn(request: Request, code: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const prefix = `${nameOf(code)}=`;
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}
