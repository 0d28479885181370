import type { Random } from "../../studio/content-lake/tests/support/random.ts";
import type { FuzzRequest } from "./request.ts";
import { id, mangled, nested, text, value } from "./values.ts";

/** Values that requests to the site are composed of. */
export type SiteParts = {
  /** Paths of published pages. */
  pages: readonly string[];
  /** URLs that pages refer to: images, scripts, feeds. */
  files: readonly string[];
  /**
   * Values of the `Cookie` header, such as session and draft mode cookies, most of them invalid.
   * The first is the session cookie of a member.
   */
  cookies: readonly string[];
  /** The origins of the site and of the studio. */
  origins: readonly string[];
  /** Bearer tokens: the revalidation secret and a member's ID token. */
  bearers: readonly string[];
};

type Shape = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer };
type Kind = (random: Random, parts: SiteParts) => Shape;

const json = (body: unknown) => Buffer.from(JSON.stringify(body) ?? "");
const encoded = (source: string) => encodeURIComponent(source.toWellFormed());

/**
 * Returns a path segment: a random text, or a segment that the site could treat specially, such as
 * an invalid percent-encoding, `..` or a name from its own routes.
 */
const segment = (random: Random): string =>
  random.in(0.6)
    ? encoded(text(random))
    : random.pick([
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

const query = (random: Random, ...names: string[]): string =>
  names
    .filter(() => random.in(0.7))
    .map((name) => `${name}=${random.in(0.8) ? encoded(text(random)) : segment(random)}`)
    .join("&");

const language = (random: Random) =>
  random.pick(["en", "de", "fr", "ar", "EN", "xx", "en-GB", segment(random)]);

/** A request with the headers of Next.js's client router. */
const routerHeaders: Kind = (random, { pages }) => ({
  path:
    random.pick(pages) + random.pick(["", "?_rsc=abcde", ".rsc", ".segments/_tree.segment.rsc"]),
  headers: {
    ...(random.in(0.8) ? { rsc: random.pick(["1", "0", ""]) } : {}),
    ...(random.in(0.4) ? { "next-router-prefetch": random.pick(["1", "2", "x"]) } : {}),
    ...(random.in(0.4)
      ? { "next-router-segment-prefetch": random.pick(["/_tree", "/_index", "/x", "//", "%"]) }
      : {}),
    ...(random.in(0.4)
      ? {
          "next-router-state-tree": random.pick([
            encoded('["",{},null,"refetch"]'),
            encoded(JSON.stringify(value(random)) ?? ""),
            "%",
            encoded(nested("[", "", "]", 2_000)),
          ]),
        }
      : {}),
    ...(random.in(0.2) ? { "next-url": random.pick(["/en/member", "//x", "%"]) } : {}),
  },
});

const serverAction: Kind = (random, { pages }) => ({
  method: "POST",
  path: random.pick(pages),
  headers: {
    "next-action": random.pick(["0".repeat(42), "x", "", "__proto__"]),
    "content-type": random.pick([
      "text/plain;charset=UTF-8",
      "multipart/form-data; boundary=x",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
    ]),
  },
  body: Buffer.from(
    random.pick(["[]", '["$K1"]', "--x\r\n", text(random), nested("[", "", "]", 3_000)]),
  ),
});

/** The kinds of requests, each with its relative frequency. */
const kinds: readonly (readonly [number, Kind])[] = [
  [
    10,
    (random, { pages }) => ({
      path: `${random.pick(pages)}?${query(random, "a", "preview", "_rsc", "nxtPpath", "__nextLocale")}`,
    }),
  ],
  [
    14,
    (random) => ({
      path: `/${language(random)}/${random.many(4, () => segment(random)).join("/")}`,
    }),
  ],
  [4, (random, { pages }) => ({ path: mangled(random, random.pick(pages)) })],
  [
    5,
    (random) => ({
      path: `/${language(random)}/${random.pick(["member", "account", "search", "sign-in", "auth-action", "shared-preview", "block-gallery", "notice/404"])}${random.pick(["", "/x", `/${segment(random)}`])}?${query(random, "q", "from", "mode", "oobCode", "continueUrl", "block", "state", "theme")}`,
    }),
  ],
  [8, routerHeaders],
  [4, serverAction],
  [
    12,
    (random, { files }) => ({
      path: random.in(0.4) ? random.pick(files) : mangled(random, random.pick(files)),
      headers: random.in(0.2)
        ? { range: random.pick(["bytes=0-9", "bytes=9-1", "bytes=-1", "x", "bytes=0-0,2-3"]) }
        : {},
    }),
  ],
  [
    6,
    (random) => ({
      path: `/cdn/${random.pick(["images", "files", segment(random)])}/${random.pick(["marquee", segment(random)])}/${random.pick(["production", segment(random)])}/${random.pick([`${"a".repeat(40)}-10x10.png`, `${"b".repeat(40)}.pdf`, segment(random)])}?${query(random, "w", "q", "auto", "fit", "rect", "s", "dl", "fm", "blur")}`,
    }),
  ],
  [
    4,
    (random, { bearers }) => ({
      method: random.pick(["POST", "DELETE", "GET"]),
      path: `/api/session${random.pick(["", "/everywhere", `/form/${language(random)}/sign-in`, `/form/en/${segment(random)}`])}`,
      headers: {
        authorization: `Bearer ${random.pick([...bearers, "x", "a.b.c", text(random).replaceAll(/[^\x20-\x7e]/g, "")])}`,
      },
      body: Buffer.from(text(random)),
    }),
  ],
  [
    3,
    (random, { bearers }) => ({
      method: "POST",
      path: "/api/revalidate",
      headers: { authorization: `Bearer ${random.pick([...bearers, "x"])}` },
      body: random.in(0.6)
        ? json({ tags: random.many(3, () => text(random)) })
        : json(value(random)),
    }),
  ],
  [
    4,
    (random) => ({
      method: "POST",
      path: `/api/${random.pick(["share", "share/leave", "preview-as"])}`,
      headers: {
        "content-type": random.pick([
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
        ]),
      },
      body: Buffer.from(
        random.pick([
          text(random),
          query(random, "from", "person", "consent", "scheme"),
          "x".repeat(5_000),
        ]),
      ),
    }),
  ],
  [
    5,
    (random) => ({
      path: `/api/live?since=${random.pick(["0", "-1", "1e9", "x", ""])}&tags=${random.pick(["a", "s1:AAAAAAAA", "", ",", encoded(text(random)), "a,".repeat(200)])}`,
    }),
  ],
  [
    8,
    (random) => ({
      path: `/api/${random.pick(["animation", "animation/check", "film", "film-still", "interface-texts", "weight", "preview-check", "preview-check/frame", "draft-mode/enable", "draft-mode/disable", "health", "ready", "search", segment(random)])}?${query(random, "language", "q", "src", "sig", "address", "secret", "path", "perspective", "sanity-preview-secret", "sanity-preview-pathname", "sanity-preview-perspective")}`,
    }),
  ],
  [
    3,
    (random) => ({
      path: `/${random.pick(["__/auth/handler", "__/auth/iframe", "__/firebase/init.json", `__/${segment(random)}`, "auth/action"])}?${query(random, "mode", "oobCode", "apiKey", "continueUrl")}`,
    }),
  ],
  [
    5,
    (random) => ({
      path: random.pick([
        "/",
        "/robots.txt",
        "/sitemap.xml",
        `/sitemaps/${segment(random)}`,
        "/manifest.webmanifest",
        "/favicon.ico",
        "/speculation-rules.json",
        `/calendar/${encoded(id(random))}/${segment(random)}`,
        `/social/${language(random)}/${segment(random)}/${segment(random)}`,
        `/typefaces/${segment(random)}/${segment(random)}`,
        `/_next/${segment(random)}`,
        `/_next/image?url=${segment(random)}&w=64&q=75`,
        `/_next/data/x/${segment(random)}.json`,
        `/_next/static/${segment(random)}`,
      ]),
    }),
  ],
  [
    5,
    (random) => ({
      method: random.pick(["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PROPFIND", "TRACE"]),
      path: `/${random.many(3, () => segment(random)).join("/")}`,
      body: Buffer.from(text(random)),
    }),
  ],
];
const kindByShare = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));

const bodyless = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

function headersOf(random: Random, { cookies, origins }: SiteParts): Record<string, string> {
  const client = `203.0.${random.upTo(255)}.${random.upTo(255)}`;
  // Each request has a random client address. With one address, the site's rate limits would reject
  // many requests and hide faults. The site reads the header, because no proxy overwrites it here.
  const headers: Record<string, string> = { "x-forwarded-for": client };
  const some = (share: number, name: string, values: readonly string[]) => {
    if (random.in(share)) headers[name] = random.pick(values);
  };
  some(0.4, "cookie", [
    ...cookies,
    mangled(random, random.pick(cookies)).replaceAll(/[^\x20-\x7e]/g, ""),
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

/** Creates a request to the site. The same seed creates the same requests. */
export function siteRequest(random: Random, parts: SiteParts): FuzzRequest {
  const shape = random.pick(kindByShare)(random, parts);
  const method = random.in(0.97)
    ? (shape.method ?? "GET")
    : random.pick(["GET", "POST", "PUT", "DELETE", "HEAD"]);
  const path = shape.path.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 8_000);
  const body = bodyless.has(method) ? undefined : shape.body;
  return {
    method,
    path: path.startsWith("/") ? path : `/${path}`,
    headers: { ...headersOf(random, parts), ...shape.headers },
    ...(body === undefined ? {} : { body }),
  };
}
