import * as z from "zod";
import { gatewayError } from "../../lake-error.ts";
import { randomId } from "../../mutation/document-id.ts";
import { demand } from "../identity.ts";
import { createLoginCodes, type LoginCodes } from "../login-codes.ts";
import { isPassword } from "../passwords.ts";
import { parseOr400, readText } from "../read-body.ts";
import { json, type Call, type Route } from "../route.ts";
import { createSignInAttempts, type SignInAttempts } from "../sign-in-attempts.ts";
import { signInPage } from "../sign-in-page.ts";
import { providersFor, isOnThisComputer } from "../sign-in-providers.ts";

/** A session lasts this long. */
const sessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Largest form: three short fields. */
const formCeiling = 16 * 1024;

/** What signing in needs: who is at the other end, clock and chance. */
export interface SignInSettings {
  now: () => Date;
  random: (bytes: number) => Uint8Array;
  /** Can other machines reach the lake? Then everybody needs a password. */
  isExposed: boolean;
}

/** Signing in as the Studio does it: provider list, redirect with a one-time code, code for a token. */
export function signInRoutes({ now, random, isExposed }: SignInSettings): readonly Route[] {
  const codes = createLoginCodes(now, () => randomId(random, 32));
  const attempts = createSignInAttempts(now);
  return [
    { method: "GET", path: "/auth/providers", handle: (call) => providersFor(call, isExposed) },
    { method: "GET", path: "/auth/login/password", handle: showForm },
    {
      method: "POST",
      path: "/auth/login/password",
      handle: (call) => readForm(call, codes, attempts),
    },
    {
      method: "GET",
      path: "/auth/login/:person",
      handle: (call) => enter(call, codes, isExposed),
    },
    { method: "GET", path: "/auth/fetch", handle: (call) => fetchSession(call, codes) },
    { method: "GET", path: "/auth/id", handle: sessionId },
    { method: "POST", path: "/auth/logout", handle: logout },
  ];
}

/** Signs in somebody without a password, who therefore must be at this computer. */
function enter(call: Call, codes: LoginCodes, isExposed: boolean): Response {
  const target = targetOf(call, call.url.searchParams.get("origin"));
  const person = call.lake.people.find(call.params["person"] ?? "");
  const mayEnter = isOnThisComputer(call, isExposed) && person?.password === undefined;
  if (!person || person.removedAt !== undefined || !mayEnter) {
    throw gatewayError(403, "Forbidden", "Nobody signs in here without a password");
  }
  return handOver(target, codes.issue(person.id), 302);
}

function showForm(call: Call): Response {
  return signInPage({ target: targetOf(call, call.url.searchParams.get("origin")) });
}

const form = z.object({
  origin: z.string(),
  email: z.string().max(320),
  password: z.string().max(1024),
});

async function readForm(
  call: Call,
  codes: LoginCodes,
  attempts: SignInAttempts,
): Promise<Response> {
  const fields = new URLSearchParams(await readText(call.request, formCeiling));
  const { origin, email, password } = parseOr400(form, Object.fromEntries(fields));
  const target = targetOf(call, origin);
  const person = call.lake.people.withEmail(email.trim());
  const verdict = await attempts.judge(email.trim(), () => isPassword(password, person?.password));
  if (verdict === "right" && person) return handOver(target, codes.issue(person.id), 303);
  if (typeof verdict === "string") {
    const problem = "The e-mail address or the password is wrong.";
    return signInPage({ target, email, problem, status: 401 });
  }
  const minutes = Math.ceil(verdict.wait / 60);
  const problem = `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  const refusal = signInPage({ target, email, problem, status: 429 });
  refusal.headers.set("retry-after", String(verdict.wait));
  return refusal;
}

/** The page of ours to lead back to: to any other a code would be a key to the lake. Throws a 403. */
function targetOf({ origins }: Call, asked: string | null): URL {
  const target = URL.parse(asked ?? "");
  if (target && origins.includes(target.origin) && !target.username && !target.password) {
    return target;
  }
  const message = `Sign-in only leads back to ${origins.join(" or ")}. Start the lake with --origin for another address of the studio`;
  throw gatewayError(403, "Forbidden", message);
}

function handOver(target: URL, code: string, status: 302 | 303): Response {
  target.hash = `sid=${code}`;
  const headers = {
    location: target.href,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return new Response(null, { status, headers });
}

function fetchSession({ url, lake }: Call, codes: LoginCodes): Response {
  const userId = codes.redeem(url.searchParams.get("sid") ?? "");
  const person = lake.people.find(userId ?? "");
  if (!person || person.removedAt !== undefined) {
    const message = "The sign-in code is used up or too old";
    throw gatewayError(401, "Unauthorized", message, "SIO-401-ANF");
  }
  const token = `sk${randomId(lake.random, 64)}`;
  const now = lake.now();
  lake.credentials.dropExpired(now);
  lake.credentials.add(token, {
    kind: "session",
    label: person.name,
    role: person.role,
    userId: person.id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMilliseconds).toISOString(),
  });
  return json({ token, label: person.name });
}

function sessionId({ identity, lake }: Call): Response {
  demand(identity, "viewer");
  const found = lake.credentials.find(identity.credential ?? "", lake.now());
  return json({ id: identity.id, expiry: found?.expiresAt ?? null });
}

function logout({ identity, lake }: Call): Response {
  // Only a session ends so; a robot's token is revoked where it was made.
  if (identity.kind === "person") lake.credentials.remove(identity.credential ?? "");
  return new Response(null, { status: 204 });
}
