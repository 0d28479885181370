import type { Random } from "./random.ts";
import type { FuzzRequest } from "./request.ts";
import { id, mangled, nested, text, value } from "./values.ts";

/** Values that requests to the site are composed of. */
export type SiteParts = {
  /** Paths of published pages. */
  pages: readonly string[];
  /** URLs that pages refer to: images, scripts, feeds. */
  files: readonly string[];
  /** Cookies as a browser sends them, such as sessions and drafts. One is a member's session. */
  cookies: readonly string[];
  /** The origins of the site and of the studio. */
  origins: readonly string[];
  /** Bearer tokens: the revalidation secret and a member's ID token. */
  bearers: readonly string[];
};

type Shape = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer };
type Kind = (chance: Random, parts: SiteParts) => Shape;

const json = (body: unknown) => Buffer.from(JSON.stringify(body) ?? "");
const encoded = (source: string) => encodeURIComponent(source.toWellFormed());

/** Returns a path segment: text of any script, or an escape that is truncated, doubled, or not UTF-8. */
const segment = (chance: Random): string =>
  chance.in(0.6)
    ? encoded(text(chance))
    : chance.pick([
        "%",
        "%zz",
        "%e0%a4%a",
        "%ff%fe",
        "%0d%0aX-Header:1",
        "%1b%5b31m",
        "..",
        "%2e%2e",
        "%2f",
        "%5c",
        ".",
        "%00",
        "a;b=c",
        "index",
        "_next",
        "api",
        "member",
        "en",
        "cdn",
      ]);

const query = (chance: Random, ...names: string[]): string =>
  names
    .filter(() => chance.in(0.7))
    .map((name) => `${name}=${chance.in(0.8) ? encoded(text(chance)) : segment(chance)}`)
    .join("&");

const language = (chance: Random) =>
  chance.pick(["en", "de", "fr", "ar", "EN", "xx", "en-GB", segment(chance)]);

/** A request with the headers of Next.js's client router. */
const routerHeaders: Kind = (chance, { pages }) => ({
  path:
    chance.pick(pages) + chance.pick(["", "?_rsc=abcde", ".rsc", ".segments/_tree.segment.rsc"]),
  headers: {
    ...(chance.in(0.8) ? { rsc: chance.pick(["1", "0", ""]) } : {}),
    ...(chance.in(0.4) ? { "next-router-prefetch": chance.pick(["1", "2", "x"]) } : {}),
    ...(chance.in(0.4)
      ? { "next-router-segment-prefetch": chance.pick(["/_tree", "/_index", "/x", "//", "%"]) }
      : {}),
    ...(chance.in(0.4)
      ? {
          "next-router-state-tree": chance.pick([
            encoded('["",{},null,"refetch"]'),
            encoded(JSON.stringify(value(chance)) ?? ""),
            "%",
            encoded(nested("[", "", "]", 2_000)),
          ]),
        }
      : {}),
    ...(chance.in(0.2) ? { "next-url": chance.pick(["/en/member", "//x", "%"]) } : {}),
  },
});

const serverAction: Kind = (chance, { pages }) => ({
  method: "POST",
  path: chance.pick(pages),
  headers: {
    "next-action": chance.pick(["0".repeat(42), "x", "", "__proto__"]),
    "content-type": chance.pick([
      "text/plain;charset=UTF-8",
      "multipart/form-data; boundary=x",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
    ]),
  },
  body: Buffer.from(
    chance.pick(["[]", '["$K1"]', "--x\r\n", text(chance), nested("[", "", "]", 3_000)]),
  ),
});

/** Each kind of request with its weight. */
const kinds: readonly (readonly [number, Kind])[] = [
  [
    10,
    (chance, { pages }) => ({
      path: `${chance.pick(pages)}?${query(chance, "a", "preview", "_rsc", "nxtPpath", "__nextLocale")}`,
    }),
  ],
  [
    14,
    (chance) => ({
      path: `/${language(chance)}/${chance.many(4, () => segment(chance)).join("/")}`,
    }),
  ],
  [4, (chance, { pages }) => ({ path: mangled(chance, chance.pick(pages)) })],
  [
    5,
    (chance) => ({
      path: `/${language(chance)}/${chance.pick(["member", "account", "sign-in", "auth-action", "shared-preview", "block-gallery", "notice/404"])}${chance.pick(["", "/x", `/${segment(chance)}`])}?${query(chance, "from", "mode", "oobCode", "continueUrl", "block", "state", "theme")}`,
    }),
  ],
  [8, routerHeaders],
  [4, serverAction],
  [
    12,
    (chance, { files }) => ({
      path: chance.in(0.4) ? chance.pick(files) : mangled(chance, chance.pick(files)),
      headers: chance.in(0.2)
        ? { range: chance.pick(["bytes=0-9", "bytes=9-1", "bytes=-1", "x", "bytes=0-0,2-3"]) }
        : {},
    }),
  ],
  [
    6,
    (chance) => ({
      path: `/cdn/${chance.pick(["images", "files", segment(chance)])}/${chance.pick(["marquee", segment(chance)])}/${chance.pick(["production", segment(chance)])}/${chance.pick([`${"a".repeat(40)}-10x10.png`, `${"b".repeat(40)}.pdf`, segment(chance)])}?${query(chance, "w", "q", "auto", "fit", "rect", "s", "dl", "fm", "blur")}`,
    }),
  ],
  [
    4,
    (chance, { bearers }) => ({
      method: chance.pick(["POST", "DELETE", "GET"]),
      path: `/api/session${chance.pick(["", "/everywhere", `/form/${language(chance)}/sign-in`, `/form/en/${segment(chance)}`])}`,
      headers: {
        authorization: `Bearer ${chance.pick([...bearers, "x", "a.b.c", text(chance).replaceAll(/[^\x20-\x7e]/g, "")])}`,
      },
      body: Buffer.from(text(chance)),
    }),
  ],
  [
    3,
    (chance, { bearers }) => ({
      method: "POST",
      path: "/api/revalidate",
      headers: { authorization: `Bearer ${chance.pick([...bearers, "x"])}` },
      body: chance.in(0.6)
        ? json({ tags: chance.many(3, () => text(chance)) })
        : json(value(chance)),
    }),
  ],
  [
    4,
    (chance) => ({
      method: "POST",
      path: `/api/${chance.pick(["share", "share/leave", "preview-as"])}`,
      headers: {
        "content-type": chance.pick([
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
        ]),
      },
      body: Buffer.from(
        chance.pick([
          text(chance),
          query(chance, "from", "person", "consent", "scheme"),
          "x".repeat(5_000),
        ]),
      ),
    }),
  ],
  [
    5,
    (chance) => ({
      path: `/api/live?since=${chance.pick(["0", "-1", "1e9", "x", ""])}&tags=${chance.pick(["a", "s1:AAAAAAAA", "", ",", encoded(text(chance)), "a,".repeat(200)])}`,
    }),
  ],
  [
    8,
    (chance) => ({
      path: `/api/${chance.pick(["animation", "animation/check", "film", "film-still", "interface-texts", "weight", "preview-check", "preview-check/frame", "draft-mode/enable", "draft-mode/disable", "health", "ready", segment(chance)])}?${query(chance, "src", "sig", "address", "secret", "path", "perspective", "sanity-preview-secret", "sanity-preview-pathname", "sanity-preview-perspective")}`,
    }),
  ],
  [
    3,
    (chance) => ({
      path: `/${chance.pick(["__/auth/handler", "__/auth/iframe", "__/firebase/init.json", `__/${segment(chance)}`, "auth/action"])}?${query(chance, "mode", "oobCode", "apiKey", "continueUrl")}`,
    }),
  ],
  [
    5,
    (chance) => ({
      path: chance.pick([
        "/",
        "/robots.txt",
        "/sitemap.xml",
        `/sitemaps/${segment(chance)}`,
        "/manifest.webmanifest",
        "/favicon.ico",
        "/speculation-rules.json",
        `/calendar/${encoded(id(chance))}/${segment(chance)}`,
        `/social/${language(chance)}/${segment(chance)}/${segment(chance)}`,
        `/_next/${segment(chance)}`,
        `/_next/image?url=${segment(chance)}&w=64&q=75`,
        `/_next/data/x/${segment(chance)}.json`,
        `/_next/static/${segment(chance)}`,
      ]),
    }),
  ],
  [
    5,
    (chance) => ({
      method: chance.pick(["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PROPFIND", "TRACE"]),
      path: `/${chance.many(3, () => segment(chance)).join("/")}`,
      body: Buffer.from(text(chance)),
    }),
  ],
];
const kindByShare = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));

const bodyless = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

function headersOf(chance: Random, { cookies, origins }: SiteParts): Record<string, string> {
  const client = `203.0.${chance.upTo(255)}.${chance.upTo(255)}`;
  // No proxy rewrites this header here, so each request counts as another client and rate limits don't hide faults.
  const headers: Record<string, string> = { "x-forwarded-for": client };
  const some = (share: number, name: string, values: readonly string[]) => {
    if (chance.in(share)) headers[name] = chance.pick(values);
  };
  some(0.4, "cookie", [
    ...cookies,
    mangled(chance, chance.pick(cookies)).replaceAll(/[^\x20-\x7e]/g, ""),
  ]);
  some(0.5, "origin", [...origins, ...origins, "null", "http://evil.example", "x"]);
  some(0.3, "sec-fetch-site", ["same-origin", "cross-site", "none", "x"]);
  some(0.5, "accept-encoding", ["br", "gzip", "identity", "*;q=0", "x", "gzip;q=abc"]);
  some(0.3, "accept-language", [
    "de",
    "ar,en;q=0.5",
    "*",
    "x-",
    "\u00ff",
    ",".repeat(500),
    "en;q=2",
  ]);
  some(0.3, "accept", ["text/html", "image/webp", "*/*", "x", "application/json"]);
  some(0.05, "host", ["evil.example", "localhost", "[::1]", "a b", "localhost:3900\u00ff"]);
  some(0.05, "if-none-match", ['"x"', "*", "W/", "\u00fc"]);
  some(0.05, "x-forwarded-for", [
    "",
    ",",
    "::1",
    "not an address",
    "\u001b[31m".replaceAll("\u001b", ""),
  ]);
  some(0.05, "x-forwarded-host", ["evil.example", "", "a/b"]);
  some(0.05, "x-forwarded-proto", ["https", "x"]);
  some(0.03, "x-middleware-subrequest", ["middleware"]);
  some(0.03, "x-prerender-revalidate", ["made-up"]);
  some(0.03, "x-invoke-path", ["/en/member", "%"]);
  some(0.03, "x-matched-path", ["/en/member", "%"]);
  some(0.03, "expect", ["x"]);
  some(0.02, "content-length", ["0"]);
  return headers;
}

/** Creates a request to the site. The same random source creates the same request. */
export function siteRequest(chance: Random, parts: SiteParts): FuzzRequest {
  const shape = chance.pick(kindByShare)(chance, parts);
  const method = chance.in(0.97)
    ? (shape.method ?? "GET")
    : chance.pick(["GET", "POST", "PUT", "DELETE", "HEAD"]);
  const path = shape.path.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 8_000);
  const body = bodyless.has(method) ? undefined : shape.body;
  return {
    method,
    path: path.startsWith("/") ? path : `/${path}`,
    headers: { ...headersOf(chance, parts), ...shape.headers },
    ...(body === undefined ? {} : { body }),
  };
}
