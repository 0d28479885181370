import type { Random } from "../../studio/content-lake/tests/support/random.ts";
import type { FuzzRequest } from "./request.ts";
import { id, mangled, nested, someHeaders, text, value } from "./values.ts";

export type SiteParts = {
  pages: readonly string[];
  files: readonly string[];
  /** Values of the `Cookie` header, most of them invalid. The first is a member's session cookie. */
  cookies: readonly string[];
  origins: readonly string[];
  /** Bearer tokens: the revalidation secret and a member's ID token. */
  bearers: readonly string[];
};

type Shape = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer };
/** Returns a request, or the path of a GET request. */
type Kind = (random: Random, parts: SiteParts) => Shape | string;

const json = (body: unknown) => Buffer.from(JSON.stringify(body) ?? "");
const encoded = (source: string) => encodeURIComponent(source.toWellFormed());

/** Path segments that the site could treat specially: invalid percent-encodings, names of its own routes. */
const oddSegments =
  "% %zz %e0%a4%a %ff%fe %0d%0aX-Header:1 %1b%5b31m .. %2e%2e %2f %5c . %00 a;b=c";
const segments = `${oddSegments} index _next api member en cdn`.split(" ");
const segment = (random: Random): string =>
  random.in(0.6) ? encoded(text(random)) : random.pick(segments);

const query = (random: Random, ...names: string[]): string =>
  names
    .filter(() => random.in(0.7))
    .map((name) => `${name}=${random.in(0.8) ? encoded(text(random)) : segment(random)}`)
    .join("&");

const answers = (random: Random) => query(random, "from", "person", "consent", "scheme");

const language = (random: Random) =>
  random.pick(["en", "de", "fr", "ar", "EN", "xx", "en-GB", segment(random)]);

const deep = nested("[", "", "]", 3_000);
const any = (random: Random) => JSON.stringify(value(random)) ?? "";

const routerHeaders: Kind = (random, { pages }) => ({
  path:
    random.pick(pages) + random.pick(["", "?_rsc=abcde", ".rsc", ".segments/_tree.segment.rsc"]),
  headers: someHeaders(
    random,
    [0.8, "rsc", ["1", "0", ""]],
    [0.4, "next-router-prefetch", ["1", "2", "x"]],
    [0.4, "next-router-segment-prefetch", ["/_tree", "/_index", "/x", "//", "%"]],
    [0.4, "next-router-state-tree", ['["",{},null,"refetch"]', deep, any(random)].map(encoded)],
    [0.2, "next-url", ["/en/member", "//x", "%"]],
  ),
});

const multipart = "multipart/form-data";
const formTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  multipart,
  `${multipart}; boundary=x`,
];

const serverAction: Kind = (random, { pages }) => ({
  method: "POST",
  path: random.pick(pages),
  headers: {
    "next-action": random.pick(["0".repeat(42), "x", "", "__proto__"]),
    "content-type": random.pick(formTypes),
  },
  body: Buffer.from(random.pick(["[]", '["$K1"]', "--x\r\n", text(random), deep])),
});

const kinds: readonly (readonly [number, Kind])[] = [
  [
    10,
    (random, { pages }) =>
      `${random.pick(pages)}?${query(random, "a", "preview", "_rsc", "nxtPpath", "__nextLocale")}`,
  ],
  [14, (random) => `/${language(random)}/${random.many(4, () => segment(random)).join("/")}`],
  [4, (random, { pages }) => mangled(random, random.pick(pages))],
  [
    5,
    (random) =>
      `/${language(random)}/${random.pick(["member", "account", "search", "sign-in", "auth-action", "shared-preview", "block-gallery", "notice/404"])}${random.pick(["", "/x", `/${segment(random)}`])}?${query(random, "q", "from", "mode", "oobCode", "continueUrl", "block", "state", "theme")}`,
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
    (random) =>
      `/cdn/${random.pick(["images", "files", segment(random)])}/${random.pick(["marquee", segment(random)])}/${random.pick(["production", segment(random)])}/${random.pick([`${"a".repeat(40)}-10x10.png`, `${"b".repeat(40)}.pdf`, segment(random)])}?${query(random, "w", "q", "auto", "fit", "rect", "s", "dl", "fm", "blur")}`,
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
      body: json(random.in(0.6) ? { tags: random.many(3, () => text(random)) } : value(random)),
    }),
  ],
  [
    4,
    (random) => ({
      method: "POST",
      path: `/api/${random.pick(["share", "share/leave", "preview-as"])}`,
      headers: { "content-type": random.pick(formTypes) },
      body: Buffer.from(random.pick([text(random), answers(random), "x".repeat(5_000)])),
    }),
  ],
  [
    5,
    (random) =>
      `/api/live?since=${random.pick(["0", "-1", "1e9", "x", ""])}&tags=${random.pick(["a", "s1:AAAAAAAA", "", ",", encoded(text(random)), "a,".repeat(200)])}`,
  ],
  [
    8,
    (random) =>
      `/api/${random.pick(["animation", "animation/check", "film", "film-still", "interface-texts", "weight", "preview-check", "preview-check/frame", "draft-mode/enable", "draft-mode/disable", "health", "ready", "search", segment(random)])}?${query(random, "language", "q", "src", "sig", "address", "secret", "path", "perspective", "sanity-preview-secret", "sanity-preview-pathname", "sanity-preview-perspective")}`,
  ],
  [
    3,
    (random) =>
      `/${random.pick(["__/auth/handler", "__/auth/iframe", "__/firebase/init.json", `__/${segment(random)}`, "auth/action"])}?${query(random, "mode", "oobCode", "apiKey", "continueUrl")}`,
  ],
  [
    5,
    (random) =>
      random.pick([
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
  const sent = someHeaders(
    random,
    [
      0.4,
      "cookie",
      [...cookies, mangled(random, random.pick(cookies)).replaceAll(/[^\x20-\x7e]/g, "")],
    ],
    [0.5, "origin", [...origins, ...origins, "null", "http://evil.example", "x"]],
    [0.3, "sec-fetch-site", ["same-origin", "cross-site", "none", "x"]],
    [0.5, "accept-encoding", ["br", "gzip", "identity", "*;q=0", "x", "gzip;q=abc"]],
    [0.3, "accept-language", ["de", "ar,en;q=0.5", "*", "x-", "\u00ff", ",".repeat(500), "en;q=2"]],
    [0.3, "accept", ["text/html", "image/webp", "*/*", "x", "application/json"]],
    [0.05, "host", ["evil.example", "localhost", "[::1]", "a b", "localhost:3900\u00ff"]],
    [0.05, "if-none-match", ['"x"', "*", "W/", "\u00fc"]],
    [0.05, "x-forwarded-for", ["", ",", "::1", "not an address", "[31m"]],
    [0.05, "x-forwarded-host", ["evil.example", "", "a/b"]],
    [0.05, "x-forwarded-proto", ["https", "x"]],
    [0.03, "x-middleware-subrequest", ["middleware"]],
    [0.03, "x-prerender-revalidate", ["made-up"]],
    [0.03, "x-invoke-path", ["/en/member", "%"]],
    [0.03, "x-matched-path", ["/en/member", "%"]],
    [0.03, "expect", ["x"]],
    [0.02, "content-length", ["0"]],
  );
  return { "x-forwarded-for": client, ...sent };
}

export function siteRequest(random: Random, parts: SiteParts): FuzzRequest {
  const made = random.pick(kindByShare)(random, parts);
  const shape: Shape = typeof made === "string" ? { path: made } : made;
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
