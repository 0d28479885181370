/** Base of a path while it is taken apart; never seen. */
const here = "http://site.invalid";

/**
 * Takes where a visitor is sent on to (a path of this site, or a web address) and the query they came with; gives the
 * address with both. What the editor wrote goes before what the visitor brought of the same name, so that giving the
 * same query twice changes nothing.
 */
export function withQuery(location: string, query: URLSearchParams): string {
  if (query.size === 0) return location;
  const address = new URL(location, here);
  const own = new Set(address.searchParams.keys());
  for (const [name, value] of query) {
    if (!own.has(name)) address.searchParams.append(name, value);
  }
  return location.startsWith("/")
    ? `${address.pathname}${address.search}${address.hash}`
    : address.href;
}
