import { blockContracts, inCurrentForm, isNewer } from "@marquee/schemas/contract";
import type { StoredBlock } from "./block-path.ts";
import { withFreshKeys, withInnerLists } from "./new-block.ts";
import { isRecord } from "../../lib/is-record.ts";

/** A reference in a block. Only a weak reference may refer to a draft. */
type Reference = { id: string; isWeak: boolean };

export type PasteTarget = {
  /** Type of the document or block whose list receives the blocks. */
  holder: string;
  field: string;
  /** Whether a list accepts a block type. `holder` and `type` are names of the dataset's types. */
  accepts: (holder: string, field: string, type: string) => boolean;
  /** IDs of the documents that exist, including drafts. */
  existing: ReadonlySet<string>;
  freshKey: () => string;
};

export type Pasted = {
  blocks: StoredBlock[];
  /** Block types that the target list, or a list inside a pasted block, doesn't accept. */
  refused: string[];
  /** Block types that a newer version of the site stored. */
  newer: string[];
  /** IDs of references that were dropped, because no document has them. */
  missing: string[];
};

const contracts = new Map(
  Object.entries(blockContracts).map(([type, contract]) => [
    "storedAs" in contract ? contract.storedAs : type,
    contract,
  ]),
);

const referenceOf = (value: unknown): Reference | null =>
  isRecord(value) && typeof value["_ref"] === "string"
    ? { id: value["_ref"], isWeak: value["_weak"] === true }
    : null;

export function referencesIn(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (each: unknown): void => {
    const reference = referenceOf(each);
    if (reference) found.add(reference.id);
    if (typeof each === "object" && each !== null) Object.values(each).forEach(visit);
  };
  visit(value);
  return [...found];
}

/**
 * Returns a copy of a block in which the IDs of references are replaced. `replaced` maps former IDs
 * to new IDs.
 */
export function withReplacedReferences(
  block: StoredBlock,
  replaced: ReadonlyMap<string, string>,
): StoredBlock {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    return isRecord(value) ? visitFields(value) : value;
  };
  const visitFields = (fields: Record<string, unknown>): Record<string, unknown> => {
    const other = replaced.get(referenceOf(fields)?.id ?? "");
    const entries = Object.entries(fields).map(([name, value]) => [name, visit(value)]);
    return { ...Object.fromEntries(entries), ...(other === undefined ? {} : { _ref: other }) };
  };
  return { ...block, ...visitFields(block) };
}

function withoutReferences(
  fields: Record<string, unknown>,
  exists: (reference: Reference) => boolean,
): Record<string, unknown> {
  const isGone = (value: unknown) => {
    const reference = referenceOf(value);
    return reference !== null && !exists(reference);
  };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isGone(each)).map(visit);
    return isRecord(value) ? withoutReferences(value, exists) : value;
  };
  const left = Object.entries(fields).filter(([, value]) => !isGone(value));
  return Object.fromEntries(left.map(([name, value]) => [name, visit(value)]));
}

/**
 * Prepares blocks of a clipboard for a list. Converts the blocks to the current versions and gives
 * them new keys. Drops block types that their list doesn't accept, and references to documents that
 * don't exist.
 */
export function pastedBlocks(copied: readonly StoredBlock[], target: PasteTarget): Pasted {
  const refused = new Set<string>();
  const newer = new Set<string>();
  const missing = new Set<string>();

  /** Returns the blocks that a list accepts, in their current versions. */
  const fit = (blocks: readonly StoredBlock[], holder: string, field: string): StoredBlock[] =>
    blocks.flatMap((block) => {
      const { _key, _type } = block;
      const contract = contracts.get(_type);
      if (contract === undefined || !target.accepts(holder, field, _type)) {
        refused.add(_type);
        return [];
      }
      if (isNewer(block, contract)) {
        newer.add(_type);
        return [];
      }
      const current = { ...inCurrentForm(block, contract), _key, _type };
      return [withInnerLists(current, (list, inner) => fit(inner, _type, list))];
    });

  /**
   * Whether a document exists. A draft counts only for a weak reference, because the dataset would
   * reject a strong reference to a draft.
   */
  const exists = ({ id, isWeak }: Reference): boolean => {
    const found = target.existing.has(id) || (isWeak && target.existing.has(`drafts.${id}`));
    if (!found) missing.add(id);
    return found;
  };

  const blocks = fit(copied, target.holder, target.field)
    .map((block) => ({ ...block, ...withoutReferences(block, exists) }))
    .map((block) => withFreshKeys(block, target.freshKey));
  return { blocks, refused: [...refused], newer: [...newer], missing: [...missing] };
}
