import { LRUCache } from "lru-cache";
import type { StoredRoles } from "../store/roles.ts";
import { Access, type CompiledGrant } from "./access.ts";
import { compileFilter } from "./document-filter.ts";
import { parseRole } from "./parse-role.ts";
import { anonymous, builtInRoles, type DatasetKind, type Role } from "./role.ts";

/** The data about a caller that decides what they may do. */
interface Holder {
  id: string;
  role: string;
  kind: "person" | "robot" | "anonymous";
}

/** The roles of a lake: those of every lake, and its own. */
export interface Roles {
  find(name: string): Role | undefined;
  all(): Role[];
  /** An unknown role grants nothing. */
  accessOf(holder: Holder, kind: DatasetKind): Access;
}

const builtIn = new Map([anonymous, ...builtInRoles].map((role) => [role.name, role]));

/**
 * Reads a stored role each time, so that a change by the command line is effective at once. An unknown or invalid role
 * grants nothing, and is logged once.
 */
export function createRoles(stored: StoredRoles, log: (text: string) => void): Roles {
  const parsed = new LRUCache<string, Role>({ max: 100 });
  const compiled = new WeakMap<Role, Map<string, readonly CompiledGrant[]>>();
  const logged = new Set<string>();
  const logOnce = (text: string) => {
    if (!logged.has(text)) log(text);
    logged.add(text);
  };
  const read = (name: string, body: string): Role | undefined => {
    const key = `${name}\n${body}`;
    const known = parsed.get(key);
    if (known) return known;
    try {
      const role = parseRole(name, JSON.parse(body));
      parsed.set(key, role);
      return role;
    } catch (error) {
      logOnce(`The role "${name}" grants nothing: ${error instanceof Error ? error.message : ""}`);
      return undefined;
    }
  };
  const find = (name: string): Role | undefined => {
    const known = builtIn.get(name);
    if (known) return known;
    const body = stored.find(name);
    return body === undefined ? undefined : read(name, body);
  };
  const grantsOf = (role: Role, kind: DatasetKind, isPerson: boolean) => {
    const ofRole = compiled.get(role) ?? new Map<string, readonly CompiledGrant[]>();
    compiled.set(role, ofRole);
    const key = `${kind} ${isPerson}`;
    const known = ofRole.get(key);
    if (known) return known;
    const grants = compileGrants(role, kind, isPerson);
    ofRole.set(key, grants);
    return grants;
  };
  return {
    find,
    all: () => [
      ...builtInRoles,
      ...stored
        .all()
        .flatMap(({ name, body }) => (builtIn.has(name) ? [] : (read(name, body) ?? []))),
    ],
    accessOf: ({ id, role: name, kind: holder }, kind) => {
      const role = find(name);
      if (!role) {
        logOnce(
          `The role "${name}" is unknown, so it grants nothing. To list all roles, use: role list.`,
        );
        return new Access([], id);
      }
      return new Access(grantsOf(role, kind, holder === "person"), id);
    },
  };
}

function compileGrants(role: Role, kind: DatasetKind, isPerson: boolean): CompiledGrant[] {
  return role.grants
    .filter((grant) => grant.in === kind && (isPerson || grant.peopleOnly !== true))
    .map((grant) => ({ ...grant, compiled: compileFilter(grant.filter) }));
}
