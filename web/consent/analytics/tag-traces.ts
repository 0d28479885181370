/**
 * Matches names of cookies and storage entries that Google's tags set for statistics and
 * advertising.
 */
const GOOGLES =
  /^(_ga(_.+)?|_gid|_gat(_.+)?|_gac_.+|_gcl_.+|_dc_gtm_.+|__utm[a-z]{1,2}|FPLC|FPAU|FPGCL.+)$/;

/**
 * Whether a cookie or storage entry with this name was set by Google's tags, or matches one of `others`. A name in
 * `others` may end with the wildcard `*`.
 */
function isTags(name: string, others: readonly string[]): boolean {
  const isOther = others.some((other) =>
    other.endsWith("*") ? name.startsWith(other.slice(0, -1)) : name === other,
  );
  return GOOGLES.test(name) || isOther;
}

/**
 * Returns the `Domain` values that a script on `host` may have used for a cookie: none (host-only), the host, and its
 * parent domains.
 */
export function cookieDomains(host: string): string[] {
  const parts = host.split(".");
  return ["", ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join("."))];
}

/**
 * Returns the paths whose cookies a page at `path` can see: the root, and each folder with and without trailing slash.
 */
export function cookiePaths(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** Parses a `document.cookie` string. Returns the names of the cookies that were set by tags. */
export function tagCookieNames(cookies: string, others: readonly string[]): string[] {
  const names = cookies.split("; ").map((pair) => pair.split("=")[0] ?? "");
  return names.filter((name) => isTags(name, others));
}

function removeCookies(others: readonly string[]): string[] {
  const names = tagCookieNames(document.cookie, others);
  for (const name of names) {
    for (const domain of cookieDomains(location.hostname)) {
      for (const path of cookiePaths(location.pathname)) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous: leaving the page at once would keep the cookies
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`;
      }
    }
  }
  return names;
}

/**
 * Deletes the tags' cookies, on every domain and path that this page can access, and the tags' storage entries. Returns
 * the names of the deleted cookies.
 */
export function removeTagTraces(others: readonly string[]): string[] {
  try {
    const names = removeCookies(others);
    for (const key of Object.keys(localStorage)) {
      if (isTags(key, others)) localStorage.removeItem(key);
    }
    return names;
  } catch {
    // Cookies or storage are blocked, so there is nothing to delete.
    return [];
  }
}
