import type { Path } from "sanity";

const keyOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "_key" in value ? value._key : undefined;

/**
 * Whether an entry is the block with the key `key`, or a reusable block that contains this block. The keys of blocks
 * inside a reusable block begin with the reusable block's key.
 */
const holds = (entry: unknown, key: string): boolean =>
  keyOf(entry) === key ||
  (typeof entry === "object" &&
    entry !== null &&
    "_type" in entry &&
    entry._type === "reusable" &&
    key.startsWith(`${String(keyOf(entry))}-`));

function find(holder: unknown, key: string): { path: Path; entry: unknown } | null {
  if (typeof holder !== "object" || holder === null) return null;
  for (const [field, list] of Object.entries(holder)) {
    const entry = Array.isArray(list) ? list.find((each) => holds(each, key)) : undefined;
    if (entry !== undefined) return { path: [field, { _key: String(keyOf(entry)) }], entry };
  }
  return null;
}

/**
 * Returns the path of a block in a page. `place` has the keys of the block's parents and of the
 * block, joined with `/`. For a block inside a reusable block, returns the reusable block's path.
 * If the block no longer exists, returns the path of its nearest parent, or null if there is none.
 */
export function blockPath(page: unknown, place: string): Path | null {
  let path: Path = [];
  let holder = page;
  for (const key of place.split("/")) {
    const found = find(holder, key);
    if (found === null) break;
    path = [...path, ...found.path];
    holder = found.entry;
  }
  return path.length === 0 ? null : path;
}

/** Whether a path leads into the blocks that a sign-in gate shows to members only. */
export function isForMembers(page: unknown, path: Path): boolean {
  const [field, key, inner] = path;
  if (field !== "blocks" || inner !== "blocks") return false;
  const gate = find(page, String(keyOf(key)))?.entry;
  return (
    typeof gate === "object" && gate !== null && "_type" in gate && gate._type === "signInGate"
  );
}
