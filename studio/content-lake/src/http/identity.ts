import { gatewayError, type LakeError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import type { Role } from "../store/credentials.ts";

/** Who makes a request, and what they may do. */
export interface Identity {
  id: string;
  name: string;
  role: Role | "anonymous";
  kind: "person" | "robot" | "nobody";
  /** The text of the credential, for signing out. */
  credential?: string;
  /** When the credential ends, in ms since 1970; undefined: not by itself. */
  endsAt?: number;
}

const ranks = ["anonymous", "viewer", "editor", "administrator"] as const;

/** Nobody in particular: a request without a token. */
const anonymous: Identity = {
  id: "<none>",
  name: "Anonymous",
  role: "anonymous",
  kind: "nobody",
};

/**
 * Who a request's bearer token stands for. There are no cookies: nothing that a browser sends by itself opens anything.
 * Throws a 401 for a token that is unknown or expired, as Sanity does.
 */
export function identify(request: Request, lake: Lake): Identity {
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

/** Throws unless the identity has at least this role: 401 for nobody, 403 for somebody who may not. */
export function demand(identity: Identity, role: Role): void {
  if (ranks.indexOf(identity.role) >= ranks.indexOf(role)) return;
  if (identity.kind === "nobody") throw sessionNotFound();
  const message = `This needs the role "${role}"; the token given has "${identity.role}"`;
  throw gatewayError(403, "Forbidden", message, "SIO-403-AAP");
}

/** A role as Sanity lists it: its name, and that name for people. */
export function roleOf({ role }: Pick<Identity, "role">): { name: string; title: string } {
  return { name: role, title: role.charAt(0).toUpperCase() + role.slice(1) };
}

/** What Sanity answers where a session or token is missing, unknown or expired. */
function sessionNotFound(): LakeError {
  return gatewayError(401, "Unauthorized", "Session not found", "SIO-401-ANF");
}
