import type { BlockContract, BlockFields } from "./block-contract.ts";
import { inCurrentForm, isEarlier, isFields, isNewer, versionOf } from "./migrate-block.ts";

type Contracts = Readonly<Record<string, BlockContract>>;

/**
 * A block whose version isn't the `current` one. `path` locates the block in a Sanity patch:
 * `blocks[_key=="a"]`.
 */
type OtherVersion = { path: string; type: string; version: number; current: number };

/** A change of one block: its path in a Sanity patch, and the block before and after migration. */
type BlockChange = { path: string; before: BlockFields; after: BlockFields };

/** The changes that bring a document's blocks up to date. */
export type DocumentMigration = {
  /** Blocks of earlier versions, including nested ones. */
  earlier: OtherVersion[];
  /** Blocks that a newer version of the site stored. The migration must never change them. */
  newer: OtherVersion[];
  /** The changes to write. The change of a block includes the blocks inside it. */
  changes: BlockChange[];
};

const storedNames = (contracts: Contracts) =>
  new Map(
    Object.entries(contracts).map(([type, contract]) => [contract.storedAs ?? type, contract]),
  );

/** Returns the patch selector of each list entry: its key, or its index if the key is missing or repeated. */
function namesOf(list: readonly unknown[]): string[] {
  const keys = list.map((entry) => (isFields(entry) ? entry["_key"] : undefined));
  return keys.map((key, index) =>
    typeof key === "string" && key !== "" && keys.indexOf(key) === keys.lastIndexOf(key)
      ? `[_key==${JSON.stringify(key)}]`
      : `[${index}]`,
  );
}

const fieldPath = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

/**
 * Finds the blocks of a stored document that have an earlier or a newer version. Computes the
 * changes that bring blocks of an earlier version up to date. Leaves newer blocks and their
 * contents unchanged. Writes nothing.
 */
export function migrateDocument(document: BlockFields, contracts: Contracts): DocumentMigration {
  const known = storedNames(contracts);
  const found: DocumentMigration = { earlier: [], newer: [], changes: [] };

  function visitBlock(block: BlockFields, contract: BlockContract, at: Place): unknown {
    const type = String(block["_type"]);
    const seen = { path: at.path, type, version: versionOf(block), current: contract.version };
    if (isNewer(block, contract)) {
      found.newer.push(seen);
      return block;
    }
    if (!isEarlier(block, contract)) return visitFields(block, at);
    found.earlier.push(seen);
    const after = visitFields(inCurrentForm(block, contract), { ...at, isWritten: true });
    if (!at.isWritten) found.changes.push({ path: at.path, before: block, after });
    return after;
  }

  function visitFields(fields: BlockFields, at: Place): BlockFields {
    const entries = Object.entries(fields).map(
      ([name, value]) => [name, visit(value, { ...at, path: fieldPath(at.path, name) })] as const,
    );
    return Object.fromEntries(entries);
  }

  function visitList(list: readonly unknown[], at: Place): unknown[] {
    const names = namesOf(list);
    return list.map((entry, index) => {
      const place = { ...at, path: `${at.path}${names[index]}` };
      const contract = isFields(entry) ? known.get(String(entry["_type"])) : undefined;
      return isFields(entry) && contract ? visitBlock(entry, contract, place) : visit(entry, place);
    });
  }

  function visit(value: unknown, at: Place): unknown {
    if (Array.isArray(value)) return visitList(value, at);
    return isFields(value) ? visitFields(value, at) : value;
  }

  visitFields(document, { path: "", isWritten: false });
  return found;
}

/**
 * Path of a value. `isWritten` is true if the value is inside a block that the migration changes.
 * The change of that block then includes the value.
 */
type Place = { path: string; isWritten: boolean };
