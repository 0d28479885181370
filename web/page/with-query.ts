/** Base for parsing a path; never part of a result. */
const here = "http://site.invalid";

/**
 * Adds a request's query to a redirect target (a path of this site or a URL). A parameter of the target takes
 * precedence over one of the request with the same name, so adding the query twice changes nothing.
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
