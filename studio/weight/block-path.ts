import type { Path } from "sanity";

const keyOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "_key" in value ? value._key : undefined;

/** A reusable block's blocks stand on the page under its key and their own. */
const holds = (entry: unknown, key: string): boolean =>
  keyOf(entry) === key ||
  (typeof entry === "object" &&
    entry !== null &&
    "_type" in entry &&
    entry._type === "reusable" &&
    key.startsWith(`${String(keyOf(entry))}-`));

/** Where, in the lists of `holder`, an entry of this key is; deeper lists are not looked at. */
function find(holder: unknown, key: string): { path: Path; entry: unknown } | null {
  if (typeof holder !== "object" || holder === null) return null;
  for (const [field, list] of Object.entries(holder)) {
    const entry = Array.isArray(list) ? list.find((each) => holds(each, key)) : undefined;
    if (entry !== undefined) return { path: [field, { _key: String(keyOf(entry)) }], entry };
  }
  return null;
}

/**
 * Takes the keys of the blocks around a block and its own, with `/` between them, gives the block's path in the page;
 * of a block that is not the page's own (it stands in a reusable one) the path of the block around it. Null where the
 * page knows none of them.
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

/** Whether the path leads behind a gate, so that members alone fetch it. */
export function isForMembers(page: unknown, path: Path): boolean {
  const [field, key, inner] = path;
  if (field !== "blocks" || inner !== "blocks") return false;
  const gate = find(page, String(keyOf(key)))?.entry;
  return (
    typeof gate === "object" && gate !== null && "_type" in gate && gate._type === "signInGate"
  );
}
