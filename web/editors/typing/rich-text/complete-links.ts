const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a copy of a value in which each link with an address but no kind is an external link. The
 * Portable Text Editor creates links without a kind when an address is pasted. The site would treat
 * them as links to a missing page.
 */
export function completeLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => completeLinks(entry));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, completeLinks(part)] as const);
  const complete = Object.fromEntries(entries);
  const isPasted =
    value["_type"] === "link" && typeof value["href"] === "string" && value["kind"] === undefined;
  return isPasted ? { ...complete, kind: "external" } : complete;
}
