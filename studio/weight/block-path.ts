import type { Path } from "sanity";

const keyOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "_key" in value ? value._key : undefined;

/** Where, in the lists of `holder`, an entry of this key is; deeper lists are not looked at. */
function find(holder: unknown, key: string): { path: Path; entry: unknown } | null {
  if (typeof holder !== "object" || holder === null) return null;
  for (const [field, list] of Object.entries(holder)) {
    const entry = Array.isArray(list) ? list.find((each) => keyOf(each) === key) : undefined;
    if (entry !== undefined) return { path: [field, { _key: key }], entry };
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
