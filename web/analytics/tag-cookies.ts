/** Cookies that Google's tags set for statistics and advertising. */
const TAG_COOKIE = /^(_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_dc_gtm_.+)$/;

/** Domains that a script of `host` may have set a cookie on: none (the host itself), the host, and its parents. */
export function cookieDomains(host: string): string[] {
  const parts = host.split(".");
  return ["", ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join("."))];
}

/** Names of the tags' cookies among a `document.cookie`. */
export function tagCookieNames(cookies: string): string[] {
  return cookies
    .split("; ")
    .map((pair) => pair.split("=")[0] ?? "")
    .filter((name) => TAG_COOKIE.test(name));
}

/** Removes the tags' cookies, on every domain they may stand on; answers their names. */
export function removeTagCookies(): string[] {
  const names = tagCookieNames(document.cookie);
  for (const name of names) {
    for (const domain of cookieDomains(location.hostname)) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous: a page left at once would keep them
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
    }
  }
  return names;
}
