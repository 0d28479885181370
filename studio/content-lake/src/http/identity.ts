import { gatewayError, type LakeError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import type { Role } from "../store/credentials.ts";
import type { AskedRequest } from "./asked-request.ts";

/** The caller of a request and their role. */
export interface Identity {
  id: string;
  name: string;
  role: Role | "anonymous";
  kind: "person" | "robot" | "nobody";
  /** The token itself, which signing out deletes. */
  credential?: string;
  /** Expiry time in ms since 1970. Undefined if the credential doesn't expire. */
  endsAt?: number;
}

// The roles for submissions grant nothing in other datasets, so they rank below a viewer.
const ranks = [
  "anonymous",
  "submission-writer",
  "submission-worker",
  "viewer",
  "editor",
  "administrator",
] as const;

const anonymous: Identity = {
  id: "<none>",
  name: "Anonymous",
  role: "anonymous",
  kind: "nobody",
};

/**
 * Returns the identity that a request's bearer token belongs to, or the anonymous identity if the
 * request has no `Authorization` header. Cookies are ignored, because browsers attach them to
 * cross-site requests (CSRF). Like Sanity, throws a 401 if the token is unknown or expired.
 */
export function identify(request: Pick<AskedRequest, "headers">, lake: Lake): Identity {
  const authorization = request.headers.get("authorization");
  if (authorization === null) return anonymous;
  const credential = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  const known =
    credential === undefined ? undefined : lake.credentials.find(credential, lake.now());
  if (credential === undefined || !known) throw sessionNotFound();
  const { userId: id, label: name, role, kind, expiresAt } = known;
  const proof = { credential, ...(expiresAt ? { endsAt: Date.parse(expiresAt) } : {}) };
  if (kind === "token") return { id, name, role, kind: "robot", ...proof };
  const person = lake.people.find(id);
  if (!person || person.removedAt !== undefined) throw sessionNotFound();
  return { id, name: person.name, role: person.role, kind: "person", ...proof };
}

/** Whether the identity has at least this role. */
export function hasRole(identity: Identity, role: Role): boolean {
  return ranks.indexOf(identity.role) >= ranks.indexOf(role);
}

/** Throws unless the identity has at least this role: 401 without a token, 403 if the role is too low. */
export function demand(identity: Identity, role: Role): void {
  if (hasRole(identity, role)) return;
  if (identity.kind === "nobody") throw sessionNotFound();
  const message = `This request requires the role "${role}", but the token has "${identity.role}"`;
  throw gatewayError(403, "Forbidden", message, "SIO-403-AAP");
}

/** Returns a role in Sanity's format: its name and its display title. */
export function roleOf({ role }: Pick<Identity, "role">): { name: string; title: string } {
  return { name: role, title: role.charAt(0).toUpperCase() + role.slice(1) };
}

/** Returns Sanity's error for a session or token that is missing, unknown or expired. */
function sessionNotFound(): LakeError {
  return gatewayError(401, "Unauthorized", "Session not found", "SIO-401-ANF");
}
