import type { RichPatch } from "@marquee/schemas/editing";
import { isObject } from "../../lib/is-record.ts";

export type RichMutation =
  | { set: Record<string, unknown> }
  | { setIfMissing: Record<string, unknown> }
  | { unset: string[] }
  | { insert: { items: unknown[] } & ({ before: string } | { after: string }) }
  | { diffMatchPatch: Record<string, string> };

const pathIn = (field: string, steps: RichPatch["path"]): string =>
  steps.reduce<string>((path, step) => {
    if (typeof step === "string") return `${path}.${step}`;
    return typeof step === "number" ? `${path}[${step}]` : `${path}[_key=="${step._key}"]`;
  }, field);

export function richMutation(field: string, patch: RichPatch): RichMutation {
  const path = pathIn(field, patch.path);
  switch (patch.type) {
    case "set":
      return { set: { [path]: patch.value } };
    case "setIfMissing":
      return { setIfMissing: { [path]: patch.value } };
    case "unset":
      return { unset: [path] };
    case "insert": {
      const { items } = patch;
      return {
        insert: patch.position === "before" ? { before: path, items } : { after: path, items },
      };
    }
    case "diffMatchPatch":
      return { diffMatchPatch: { [path]: patch.value } };
  }
}

/**
 * A change from the previewed page that the studio has applied to the document: the number that the
 * page gave to the change, and the last mutation of the change as JSON.
 */
export type SentChange = { number: number; last: string };

/**
 * Returns the patch of a mutation as JSON, without the document's ID. Returns null for a mutation
 * that isn't a patch.
 */
function patchOf(mutation: unknown): string | null {
  const patch = isObject(mutation) ? mutation["patch"] : null;
  if (!isObject(patch)) return null;
  const { id: _id, ...rest } = patch;
  return JSON.stringify(rest);
}

/**
 * Removes from `sent` the changes that the document's local mutations contain, and all earlier
 * changes. Returns the field `number` of the last removed change. Returns null if the mutations
 * contain no sent change.
 */
export function containedNumber(sent: SentChange[], mutations: readonly unknown[]): number | null {
  let number: number | null = null;
  for (const mutation of mutations) {
    const patch = patchOf(mutation);
    const at = patch === null ? -1 : sent.findIndex(({ last }) => last === patch);
    if (at !== -1) number = sent.splice(0, at + 1).at(-1)?.number ?? null;
  }
  return number;
}
