/** Cookies, and entries of the storage, that Google's tags set for statistics and advertising. */
const GOOGLES =
  /^(_ga(_.+)?|_gid|_gat(_.+)?|_gac_.+|_gcl_.+|_dc_gtm_.+|__utm[a-z]{1,2}|FPLC|FPAU|FPGCL.+)$/;

/** Whether a name is Google's, or one of `others`, in which a `*` at the end stands for any ending. */
function isTags(name: string, others: readonly string[]): boolean {
  const isOther = others.some((other) =>
    other.endsWith("*") ? name.startsWith(other.slice(0, -1)) : name === other,
  );
  return GOOGLES.test(name) || isOther;
}

/** Domains that a script of `host` may have set a cookie on: none (the host itself), the host, and its parents. */
export function cookieDomains(host: string): string[] {
  const parts = host.split(".");
  return ["", ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join("."))];
}

/** Paths whose cookies a page at `path` can see: the root, and each folder above it with and without its slash. */
export function cookiePaths(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** Names of the tags' cookies among a `document.cookie`. */
export function tagCookieNames(cookies: string, others: readonly string[]): string[] {
  const names = cookies.split("; ").map((pair) => pair.split("=")[0] ?? "");
  return names.filter((name) => isTags(name, others));
}

function removeCookies(others: readonly string[]): string[] {
  const names = tagCookieNames(document.cookie, others);
  for (const name of names) {
    for (const domain of cookieDomains(location.hostname)) {
      for (const path of cookiePaths(location.pathname)) {
        // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous: a page left at once would keep them
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`;
      }
    }
  }
  return names;
}

/**
 * Removes what tags left in the browser: cookies on every domain and path where this page can see them, and their
 * entries in the storage. Answers the names of the cookies.
 */
export function removeTagTraces(others: readonly string[]): string[] {
  try {
    const names = removeCookies(others);
    for (const key of Object.keys(localStorage)) {
      if (isTags(key, others)) localStorage.removeItem(key);
    }
    return names;
  } catch {
    // Cookies or storage are switched off: then there is nothing of anybody's.
    return [];
  }
}
