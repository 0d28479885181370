import { gatewayError, type LakeError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import type { RequestHead } from "./request-head.ts";

export interface Identity {
  id: string;
  name: string;
  /** The name of a role. */
  role: string;
  kind: "person" | "robot" | "anonymous";
  /** The token itself, which signing out deletes. */
  credential?: string;
  /** Expiry time in ms since 1970. Undefined if the credential doesn't expire. */
  endsAt?: number;
}

const anonymous: Identity = {
  id: "<none>",
  name: "Anonymous",
  role: "anonymous",
  kind: "anonymous",
};

/**
 * The identity of the request's bearer token; anonymous without an `Authorization` header. Cookies are ignored, because
 * browsers attach them to cross-site requests (CSRF). Like Sanity, throws a 401 for an unknown or expired token.
 */
export function identify(request: Pick<RequestHead, "headers">, lake: Lake): Identity {
  const authorization = request.headers.get("authorization");
  if (authorization === null) return anonymous;
  const credential = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  const found =
    credential === undefined ? undefined : lake.credentials.find(credential, lake.now());
  if (credential === undefined || !found) throw sessionNotFound();
  const { userId: id, label: name, role, kind, expiresAt } = found;
  const proof = { credential, ...(expiresAt ? { endsAt: Date.parse(expiresAt) } : {}) };
  if (kind === "token") return { id, name, role, kind: "robot", ...proof };
  const person = lake.people.find(id);
  if (!person || person.removedAt !== undefined) throw sessionNotFound();
  return { id, name: person.name, role: person.role, kind: "person", ...proof };
}

/** Returns the error for a caller who lacks a permission: 401 without a token, 403 otherwise. */
export function refusal({ kind, role }: Identity, message: string): LakeError {
  if (kind === "anonymous") return sessionNotFound();
  return gatewayError(403, "Forbidden", `The role "${role}" ${message}`, "SIO-403-AAP");
}

/** Throws a 401 or 403 unless the caller reads content. The roles for submissions read none. */
export function requireReader(identity: Identity, lake: Lake): void {
  if (isReader(identity, lake)) return;
  throw refusal(identity, "may not read content");
}

export function isReader(identity: Identity, { roles }: Lake): boolean {
  return identity.kind !== "anonymous" && roles.accessOf(identity, "content").maySome("read");
}

/** Throws a 401 or 403 unless the caller manages the lake: creates datasets and deletes unused assets. */
export function requireManager(identity: Identity, { roles }: Lake): void {
  if (roles.accessOf(identity, "content").mayAll("manage")) return;
  throw refusal(identity, 'needs the permission "manage" for all documents');
}

export function roleOf(name: string, { roles }: Lake): { name: string; title: string } {
  return { name, title: roles.find(name)?.title ?? name };
}

function sessionNotFound(): LakeError {
  return gatewayError(401, "Unauthorized", "Session not found", "SIO-401-ANF");
}
