import type { LakeDocument } from "../../src/document.ts";
import type { Transaction } from "../../src/store/store.ts";

export const timestamp = "2026-01-01T00:00:00.000Z";

/** A stored page; `fields` replace any of its fields. */
export const storedPage = (_id: string, fields: Record<string, unknown> = {}): LakeDocument => ({
  _id,
  _type: "page",
  _rev: "r",
  _createdAt: timestamp,
  _updatedAt: timestamp,
  ...fields,
});

/** A transaction that changes nothing; `more` replaces any of its fields. */
export function sampleTransaction<More extends Partial<Transaction>>(id: string, more: More) {
  const lists: Pick<Transaction, "documentIDs" | "mutations" | "effects" | "results"> = {
    documentIDs: [],
    mutations: [],
    effects: {},
    results: [],
  };
  return { id, author: "me", timestamp, digest: "d", ...lists, ...more };
}

/** Returns `count` strings: the prefix, and a number from 0. */
export const numbered = (count: number, prefix = "page-") =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);

export const page = (_id: string, fields: object = {}) => ({
  create: { _id, _type: "page", ...fields },
});

export const putPage = (_id: string, fields: object = {}) => ({
  createOrReplace: { _id, _type: "page", ...fields },
});

export const patchOf = (id: string, set: object) => ({ patch: { id, set } });
