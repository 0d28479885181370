/** Base for parsing a path; never part of a result. */
const here = "http://site.invalid";

/**
 * Adds a request's query to a redirect target (a path of this site or a URL). A parameter of the target takes
 * precedence over one of the request with the same name, so adding the query twice changes nothing.
 */
export function withQuery(location: string, query: URLSearchParams): string {
  if (query.size === 0) return location;
  const address = new URL(location, here);
  // A copy, because each change of `address.searchParams` writes the whole address again.
  const merged = new URLSearchParams(address.search);
  const own = new Set(merged.keys());
  const added = [...query].filter(([name]) => !own.has(name));
  for (const [name, value] of added) merged.append(name, value);
  if (added.length > 0) address.search = merged.toString();
  return location.startsWith("/")
    ? `${address.pathname}${address.search}${address.hash}`
    : address.href;
}
