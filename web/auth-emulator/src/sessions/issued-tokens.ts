import { z } from "zod";
import type { Middleware } from "../gateway/middleware.ts";
import { fieldsOf, jsonResponse, refuseWith } from "../gateway/responses.ts";

/** Response fields that may contain a token that the gateway must later recognize as its own. */
const issuedFields = ["idToken", "id_token", "access_token", "sessionCookie"];

export const sealIssued: Middleware = async (call, next) => {
  const response = await next();
  const fields = response.status === 200 ? fieldsOf(response) : null;
  if (!fields || !issuedFields.some((name) => typeof fields[name] === "string")) return response;
  const seal = (name: string, value: unknown) =>
    issuedFields.includes(name) && typeof value === "string" ? call.seal.sealToken(value) : value;
  return jsonResponse(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, seal(name, value)])),
  );
};

/**
 * Rejects forged ID tokens. Forged refresh tokens are rejected in `store-accounts.ts`, pending credentials in
 * `pending-credential.ts`, credentials of identity providers in `identity.ts`.
 */
export const refuseForgedTokens: Middleware = (call, next) => {
  const token = call.fields.get("idtoken");
  const isOurs =
    token === undefined || (typeof token === "string" && call.seal.isSealedToken(token));
  return isOurs ? next() : Promise.resolve(refuseWith("INVALID_ID_TOKEN"));
};

const issuedBody = z.object({ token: z.string() });

/** Handles the health check (`GET /`), and whether this gateway issued a token (`POST /marquee/issued`). */
export const handleOwnPaths: Middleware = (call, next) => {
  const { path } = call.operation;
  if (path === "/") return Promise.resolve(jsonResponse({ authEmulator: { ready: true } }));
  if (path !== "/marquee/issued") return next();
  const parsed = issuedBody.safeParse(call.body);
  return Promise.resolve(
    parsed.success
      ? jsonResponse({ issued: call.seal.isSealedToken(parsed.data.token) })
      : refuseWith('Send { "token": "…" }.'),
  );
};
