import * as z from "zod";
import type { RequestHead } from "../request-head.ts";
import { gatewayError } from "../../lake-error.ts";
import type { Lake } from "../../lake.ts";
import { randomId } from "../../mutation/document-id.ts";
import { requireReader } from "../identity.ts";
import { createLoginCodes, loginCookie, loginCookieIn, type LoginCodes } from "../login-codes.ts";
import { isPassword } from "../passwords.ts";
import { parseOr400, readText } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";
import { createSignInAttempts, type SignInAttempts } from "../sign-in-attempts.ts";
import type { SignInLog } from "../sign-in-log.ts";
import { signInPage } from "../sign-in-page.ts";
import { providersFor, isOnThisComputer } from "../sign-in-providers.ts";

const sessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Maximum size of a form's body in bytes. The form has three short fields. */
const formCeiling = 16 * 1024;

interface SignInParts {
  codes: LoginCodes;
  attempts: SignInAttempts;
  /** Whether other machines can reach the lake. If so, every sign-in requires a password. */
  isExposed: boolean;
  /** The origins to which a sign-in may lead. */
  signInOrigins: readonly string[];
  logSignIn: SignInLog;
}

/** A sign-in redirects to the Studio with a one-time code, which the Studio exchanges for a token. */
export function signIn(
  { memory, random }: Lake,
  { isExposed, signInOrigins, logSignIn }: Omit<SignInParts, "codes" | "attempts">,
) {
  const codes = createLoginCodes(memory, () => randomId(random, 32));
  const attempts = createSignInAttempts(memory);
  const parts = { codes, attempts, isExposed, signInOrigins, logSignIn };
  return {
    providers: (call: Call) => providersFor(call, isExposed),
    showForm: ({ url }: Call) =>
      signInPage({ target: targetOf(signInOrigins, url.searchParams.get("origin")) }),
    readForm: (call: Call) => readForm(call, parts),
    enter: (call: Call) => enter(call, parts),
    fetchSession: (call: Call) => fetchSession(call, { codes, logSignIn }),
    sessionId,
    logout: (call: Call) => logout(call, logSignIn),
  };
}

/**
 * Whether a browser navigates here, according to `Sec-Fetch` headers. Scripts can't set them, and a server tricked into
 * fetching the URL (SSRF) doesn't send them. Every current browser sends them to HTTPS and localhost.
 */
const isNavigation = ({ headers }: RequestHead): boolean =>
  headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";

/** Signs in a person who has no password. The request must come from a browser on this computer. */
async function enter(
  call: Call,
  { codes, isExposed, signInOrigins, logSignIn }: SignInParts,
): Promise<Response> {
  const target = targetOf(signInOrigins, call.url.searchParams.get("origin"));
  const person = call.lake.people.find(call.params["person"] ?? "");
  const isHere = isOnThisComputer(call, isExposed) && isNavigation(call.request);
  const maySkipPassword = isHere && person?.password === undefined;
  if (!person || person.removedAt !== undefined || !maySkipPassword) {
    logSignIn({ event: "signIn.refused", reason: "elsewhere" });
    const message = "Sign-in without a password works only in a browser on this computer";
    throw gatewayError(403, "Forbidden", message);
  }
  return handOver(call, { target, userId: person.id, status: 302 }, codes);
}

const form = z.object({
  origin: z.string(),
  email: z.string().max(320),
  password: z.string().max(1024),
});

async function readForm(
  call: Call,
  { codes, attempts, signInOrigins, logSignIn }: SignInParts,
): Promise<Response> {
  const fields = new URLSearchParams(await readText(call, formCeiling));
  const { origin, email, password } = parseOr400(form, Object.fromEntries(fields));
  const target = targetOf(signInOrigins, origin);
  const person = call.lake.people.withEmail(email.trim());
  const result = await attempts.attempt(email.trim(), () => isPassword(password, person?.password));
  if (result === "right" && person) {
    return handOver(call, { target, userId: person.id, status: 303 }, codes);
  }
  const reason = typeof result === "string" ? "wrong" : "tooMany";
  logSignIn({ event: "signIn.refused", reason });
  if (typeof result === "string") {
    const problem = "The email address or password is incorrect.";
    return signInPage({ target, email, problem, status: 401 });
  }
  const minutes = Math.ceil(result.wait / 60);
  const problem = `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  const refusal = signInPage({ target, email, problem, status: 429 });
  refusal.headers.set("retry-after", String(result.wait));
  return refusal;
}

/** Throws a 403 for an origin that isn't allowed, because the URL will contain a code that gives access to the lake. */
function targetOf(origins: readonly string[], requested: string | null): URL {
  const target = URL.parse(requested ?? "");
  if (target && origins.includes(target.origin) && !target.username && !target.password) {
    return target;
  }
  const message = `Sign-in redirects only to ${origins.join(" or ")}. Add the studio's origin with --sign-in-origin when you start the lake`;
  throw gatewayError(403, "Forbidden", message);
}

async function handOver(
  { request }: Call,
  { target, userId, status }: { target: URL; userId: string; status: 302 | 303 },
  codes: LoginCodes,
): Promise<Response> {
  const issued = await codes.issue({ userId, origin: target.origin });
  target.hash = `sid=${issued.code}`;
  const headers = {
    location: target.href,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "set-cookie": loginCookie(request, issued),
  };
  return new Response(null, { status, headers });
}

/** Browsers omit `Origin` on same-origin GET requests, so `Sec-Fetch-Site` is checked in that case. */
function isFromStudio({ headers }: RequestHead, studio: string): boolean {
  const origin = headers.get("origin");
  return origin === null ? headers.get("sec-fetch-site") === "same-origin" : origin === studio;
}

/**
 * Exchanges a code for a session. The request must come from the studio and the browser that the code was issued to.
 * After a sign-in with a password, a studio on another site is checked by origin alone, because browsers may block the
 * cookie there.
 */
async function fetchSession(
  { request, url, lake }: Call,
  { codes, logSignIn }: { codes: LoginCodes; logSignIn: SignInLog },
): Promise<Response> {
  const code = url.searchParams.get("sid") ?? "";
  const signIn = await codes.redeem(code, loginCookieIn(request, code));
  const person = lake.people.find(signIn?.userId ?? "");
  const isExempt =
    person?.password !== undefined && request.headers.get("sec-fetch-site") === "cross-site";
  const isBound =
    signIn !== undefined &&
    isFromStudio(request, signIn.origin) &&
    (signIn.isSameBrowser || isExempt);
  if (!person || person.removedAt !== undefined || !isBound) {
    logSignIn({ event: "signIn.refused", reason: "code" });
    const message = "The sign-in code was used, has expired, or was issued to another browser";
    throw gatewayError(401, "Unauthorized", message, "SIO-401-ANF");
  }
  const token = `sk${randomId(lake.random, 64)}`;
  const now = lake.now();
  await lake.store.whenWritable();
  lake.credentials.dropExpired(now);
  lake.credentials.add(token, {
    kind: "session",
    label: person.name,
    role: person.role,
    userId: person.id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMilliseconds).toISOString(),
  });
  logSignIn({ event: "signIn.opened", user: person.id });
  return json({ token, label: person.name });
}

function sessionId({ identity, lake }: Call): Response {
  requireReader(identity, lake);
  const found = lake.credentials.find(identity.credential ?? "", lake.now());
  return json({ id: identity.id, expiry: found?.expiresAt ?? null });
}

async function logout({ identity, lake }: Call, logSignIn: SignInLog): Promise<Response> {
  // Deletes only sessions. The CLI revokes the tokens of robots.
  if (identity.kind === "person") {
    await lake.store.whenWritable();
    lake.credentials.remove(identity.credential ?? "");
    logSignIn({ event: "signIn.ended", user: identity.id });
  }
  return new Response(null, { status: 204 });
}
