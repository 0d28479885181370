import type { RichPatch } from "@marquee/schemas/editing";

/** A patch in the format of Sanity's mutations. */
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

/** Returns an editor's change of the rich text `field` as a mutation of the document. */
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
