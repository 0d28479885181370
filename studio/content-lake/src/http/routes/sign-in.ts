import { gatewayError } from "../../lake-error.ts";
import { randomId } from "../../mutation/document-id.ts";
import { demand } from "../identity.ts";
import { localEditor } from "../local-editor.ts";
import { createLoginCodes, type LoginCodes } from "../login-codes.ts";
import { json, type Call, type Route } from "../route.ts";

/** A session lasts this long. */
const sessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Signing in as the Studio does it: provider list, redirect with a one-time code, code for a token. */
export function signInRoutes(
  now: () => Date,
  random: (bytes: number) => Uint8Array,
): readonly Route[] {
  const codes = createLoginCodes(now, () => randomId(random, 32));
  return [
    { method: "GET", path: "/auth/providers", handle: providers },
    { method: "GET", path: "/auth/login/local", handle: (call) => login(call, codes) },
    { method: "GET", path: "/auth/fetch", handle: (call) => fetchSession(call, codes) },
    { method: "GET", path: "/auth/id", handle: sessionId },
    { method: "POST", path: "/auth/logout", handle: logout },
  ];
}

function providers({ request }: Call): Response {
  const url = `${new URL(request.url).origin}/v1/auth/login/local`;
  return json({
    providers: [{ name: "local", title: "This computer", url }],
    thirdPartyLogin: false,
    sso: false,
  });
}

/** Hands a one-time code to a page of ours: to any other the code would be a key to the lake. */
function login({ url, origins }: Call, codes: LoginCodes): Response {
  const target = URL.parse(url.searchParams.get("origin") ?? "");
  if (!target || !origins.includes(target.origin) || target.username || target.password) {
    const message = `Sign-in only leads back to ${origins.join(" or ")}. Start the lake with --origin for another address of the studio`;
    throw gatewayError(403, "Forbidden", message);
  }
  target.hash = `sid=${codes.issue(localEditor.id)}`;
  return new Response(null, {
    status: 302,
    headers: {
      location: target.href,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}

function fetchSession({ url, lake }: Call, codes: LoginCodes): Response {
  const userId = codes.redeem(url.searchParams.get("sid") ?? "");
  if (userId === undefined)
    throw gatewayError(
      401,
      "Unauthorized",
      "The sign-in code is used up or too old",
      "SIO-401-ANF",
    );
  const token = `sk${randomId(lake.random, 64)}`;
  const now = lake.now();
  lake.credentials.add(token, {
    kind: "session",
    label: localEditor.name,
    role: localEditor.role,
    userId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMilliseconds).toISOString(),
  });
  return json({ token, label: localEditor.name });
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
