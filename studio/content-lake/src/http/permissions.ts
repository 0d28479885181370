import type { Identity } from "./identity.ts";

/** The permissions of each role, in Sanity's terms. The lake itself enforces them with `demand`. */
const permissions: Readonly<Record<Identity["role"], readonly string[]>> = {
  anonymous: [],
  "submission-writer": [],
  "submission-worker": [],
  viewer: ["read", "history"],
  editor: ["create", "read", "update", "history", "editHistory"],
  administrator: ["create", "read", "update", "history", "editHistory", "manage"],
};

/** Permissions for the documents that a GROQ filter selects. The Studio evaluates the filter in the browser. */
export interface Grant {
  filter: string;
  permissions: readonly string[];
}

/** Returns the grants of a role in Sanity's format. They cover all documents of a dataset. */
export function grantsOf(role: Identity["role"]): Grant[] {
  const given = permissions[role];
  return given.length === 0 ? [] : [{ filter: '_id in path("**")', permissions: given }];
}
