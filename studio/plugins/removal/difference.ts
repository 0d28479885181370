import type { Mutation } from "@sanity/client";
import { textAt } from "../checks/stored-page.ts";
import type { StoredDocument } from "./references.ts";

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the patch that changes one stored document into another. It fails if it was changed in the meantime. */
export function difference(before: StoredDocument, after: StoredDocument): Mutation[] {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, before[name]));
  const unset = Object.keys(before).filter((name) => !(name in after));
  if (changed.length === 0 && unset.length === 0) return [];
  const set = Object.fromEntries(changed);
  return [{ patch: { id: before._id, ifRevisionID: textAt(before, "_rev"), set, unset } }];
}

/** Returns a patch that changes nothing, and fails if a document was changed in the meantime. */
export const guard = ({ _id, _rev }: StoredDocument): Mutation => ({
  patch: { id: _id, ifRevisionID: String(_rev), unset: ["_never"] },
});
