import { addressesOf, testStack } from "../stack/stack.ts";

export type SweepRequest = {
  name: string;
  address: string;
  method?: "GET" | "HEAD" | "POST";
  headers?: Readonly<Record<string, string>>;
};

const { site, lake } = addressesOf(testStack);

const rsc = { RSC: "1" };
const prefetch = { ...rsc, "Next-Router-Prefetch": "1" };
const segment = (path: string) => ({ ...prefetch, "Next-Router-Segment-Prefetch": path });
const tree = encodeURIComponent(JSON.stringify(["", {}, null, "refetch"]));

/** Variants of a page request that any client can send. */
const forms: Readonly<
  Record<string, Omit<SweepRequest, "name" | "address"> & { suffix?: string }>
> = {
  HTML: {},
  HEAD: { method: "HEAD" },
  "a server action": { method: "POST", headers: { "Next-Action": "0".repeat(42) } },
  RSC: { headers: rsc },
  "RSC by its cache key": { suffix: "?_rsc=abcde", headers: rsc },
  "RSC of a part": { headers: { ...rsc, "Next-Router-State-Tree": tree } },
  "RSC on the way between pages": { headers: { ...rsc, "Next-Url": "/en/member" } },
  "hot reload": { headers: { ...rsc, "Next-HMR-Refresh": "1" } },
  prefetch: { headers: prefetch },
  "prefetch while running": { headers: { ...rsc, "Next-Router-Prefetch": "2" } },
  "prefetch of the tree": { headers: segment("/_tree") },
  "prefetch of the index": { headers: segment("/_index") },
  "prefetch of the page": { headers: segment("/$d$locale/$oc$path/__PAGE__") },
  "prefetch of the member's page": { headers: segment("/$d$locale/member/$oc$path/__PAGE__") },
  "the payload's file": { suffix: ".rsc" },
  "the segment's file": { suffix: ".segments/_tree.segment.rsc" },
  "the page's file": { suffix: ".html" },
  "what is noted of the page": { suffix: ".meta" },
  "data of the older router": { headers: { "x-nextjs-data": "1" } },
  "as if it had been let through": {
    headers: { "x-middleware-subrequest": "middleware", "x-middleware-rewrite": "/en/member" },
  },
  "as if it were rendered again": {
    headers: { "x-prerender-revalidate": "made-up", "x-prerender-bypass": "made-up" },
  },
  "as a draft, by the address": {
    suffix: "?draft=1&sanity-preview-perspective=drafts&sanity-preview-secret=made-up",
  },
};

/** The variants that browsers send on the site. They are enough for tests in which only the cookie differs. */
const usual = ["HTML", "RSC", "RSC of a part", "prefetch", "prefetch of the tree"];

export type Breadth = "all variants" | "usual variants";

/** Returns the request variants of a page, at its own address and at those of its member route. */
export function pageRequests(path: string, breadth: Breadth): SweepRequest[] {
  const memberPath = path.replace(/^\/(\w+)\//, "/$1/member/");
  const encoded = memberPath.replace("/member/", "/%6dember/");
  const ask = (address: string, names: readonly string[]) =>
    names.map((name) => {
      const { suffix = "", ...form } = forms[name] ?? {};
      return { name: `${address}, ${name}`, address: `${site}${address}${suffix}`, ...form };
    });
  const names = breadth === "all variants" ? Object.keys(forms) : usual;
  return [...ask(path, names), ...ask(memberPath, names), ...ask(encoded, ["HTML", "RSC"])];
}

/** A `Cookie` header with the cookies of draft mode. Their values are forged. */
export const draftCookie =
  "__prerender_bypass=made-up; marquee_draft=made-up; sanity-preview-perspective=drafts";

const signedFor = (address: string) => new URLSearchParams({ src: address, sig: "A".repeat(43) });

/** Returns requests for the other routes. `canary` is the hash in an uploaded file's name. */
export const siteRequests = (canary: string, path: string): SweepRequest[] =>
  [
    "/sitemap.xml",
    ...["xml", "json"].map((format) => `/feeds/page-en-sweep-list/all-pages.${format}`),
    "/sitemaps/1.xml",
    "/manifest.webmanifest",
    `/social${path}/none.png`,
    "/robots.txt",
    "/",
    "/en/no-such-page",
    "/en/member",
    "/en/member/no-such-page",
    "/en/%E0%A4%A",
    "/en/member/%E0%A4%A",
    "/api/session",
    // Searches for the beginning of the word, and for words beside gated sentences.
    ...[
      "en&q=lantern7",
      "en&q=projectionist",
      "de&q=Treppe",
      "ar&q=%D8%A7%D9%84%D8%A8%D9%83%D8%B1%D8%A9",
    ].map((words) => `/api/search?language=${words}`),
    "/en/search?q=lantern7",
    "/en/search?q=projectionist",
    ...["signIn", "account", "action", "everything"].map((name) => `/api/session/form/en/${name}`),
    "/api/film?address=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ",
    `/api/film-still?${signedFor("https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg").toString()}`,
    `/api/animation?${signedFor(`${lake}/files/marquee/production/`).toString()}`,
    "/api/animation/check?address=https%3A%2F%2Fexample.com%2Fa.json",
    `/api/draft-mode/enable?sanity-preview-secret=made-up&sanity-preview-pathname=${path}`,
    "/cdn/images/",
    "/cdn/images/marquee/production/",
    "/cdn/images/marquee/production/?list=1",
    "/cdn/files/marquee/production/",
    // A client that knows the full file name may load the file. A part of the hash must not be enough.
    `/cdn/images/marquee/production/${canary.slice(0, 20)}`,
    `/auth/action?mode=signIn&oobCode=abc&continueUrl=${path}`,
    "/en/account",
    "/en/sign-in",
    "/en/auth-action",
    "/en/shared-preview",
  ].map((address) => ({ name: address, address: `${site}${address}` }));

const query = encodeURIComponent("*[]{..., 'all': *[]}");
const api = "/v2025-02-19/data";

export const lakeRequests = (documents: readonly string[]): SweepRequest[] =>
  [
    `${api}/query/production?query=${query}`,
    `${api}/query/production?query=${query}&perspective=raw`,
    `/v1/data/query/production?query=${query}`,
    `${api}/export/production`,
    `${api}/listen/production?query=${query}&includeResult=true`,
    `${api}/live/events/production`,
    `${api}/live/events/production?includeDrafts=true`,
    ...documents.flatMap((id) => [
      `${api}/doc/production/${id}`,
      `${api}/history/production/documents/${id}`,
      `${api}/history/production/transactions/${id}?excludeContent=false`,
    ]),
    "/images/marquee/production/",
    "/files/marquee/production/",
  ].map((address) => ({ name: `lake ${address}`, address: `${lake}${address}` }));
