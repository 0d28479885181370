import { isObject, layerOf, publishedIdOf, type JsonObject } from "../document.ts";
import type { Effects, Transaction } from "../store/store.ts";

export type Transition = "created" | "updated" | "deleted" | "none";

export function transitionOf({ effects }: Transaction, id: string): Transition {
  const found = effects[id];
  if (!found) return "none";
  if (isNothing(found.revert)) return "created";
  return isNothing(found.apply) ? "deleted" : "updated";
}

export function beforeDeletion({ effects }: Transaction, id: string): JsonObject {
  const whole: unknown = effects[id]?.revert[1];
  return isObject(whole) ? whole : {};
}

export function deletedVersion(transaction: Transaction, publishedId: string): string | undefined {
  return versionsIn(transaction, publishedId).find(
    (id) => transitionOf(transaction, id) === "deleted",
  );
}

export function versionsIn({ effects }: Transaction, publishedId: string): string[] {
  return Object.keys(effects).filter(
    (id) => layerOf(id) !== "published" && publishedIdOf(id) === publishedId,
  );
}

function isNothing(patch: Effects["apply"]): boolean {
  return patch[0] === 0 && patch[1] === null;
}
