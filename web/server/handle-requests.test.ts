import { request as send } from "node:http";
import type { IncomingMessage } from "node:http";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer, text as readText } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openServer } from "../http-server.fixture.ts";
import { createRequestHandler } from "./handle-requests.ts";
import { openFinisher } from "./page-cache/finisher.fixture.ts";
import type { BufferedResponse } from "./request-from-next.ts";
import { createErrorPages } from "./error-pages.ts";
import { createMemberPages } from "./send-member-pages.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { addressesOf, findRoute, languagesOf } from "./routing/addresses.fixture.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

const html = "<html><head></head><body>A page.</body></html>";

const staticPage: OutgoingHttpHeaders = {
  "x-nextjs-cache": "HIT",
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=31536000",
  vary: "rsc",
  etag: '"next"',
};

const freshPage = { ...staticPage, "x-nextjs-cache": "MISS" };

type Next = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

afterEach(() => {
  siteRuntime().remove("findMemberPage");
  siteRuntime().remove("cdnHeaders");
});

const respondWith =
  (head: OutgoingHttpHeaders, body = html, status = 200): Next =>
  (_request, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(head)) response.setHeader(name, value ?? "");
    response.end(body);
  };

const languages = languagesOf("en", "de", "fr");

const pages = ["en/index", "en/slow", "en/failed", "fr/failed", "de/deleted", "en/deleted.jpg"];

/** The published addresses of these tests. */
const known = addressesOf([], {
  languages,
  pages: pages.map((path) => ({ _id: path, language: path.slice(0, 2), slug: path.slice(3) })),
  redirects: ["/en/moved"],
});

type Variants = (path: string) => BufferedResponse;

const noVariant: BufferedResponse = { status: 404, headers: {}, body: "" };

/**
 * Starts the serving layer in front of a fake Next.js handler. `reached` records the URLs that the
 * handler gets.
 */
async function startLayer(next: Next, variants: Variants = () => noVariant) {
  const reached: string[] = [];
  const finisher = openFinisher();
  const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
  const layer = createRequestHandler({
    nextHandler: async (request, response) => {
      reached.push(request.url ?? "");
      await next(request, response);
    },
    pages: createPageCache({ maxBytes: 1_000_000, now: Date.now }),
    errorPages: createErrorPages({
      requestPage: async (path) => ({ status: 200, headers: {}, body: `Error page ${path}` }),
      finish: (page) => finisher.finish(page),
      headers,
    }),
    memberPages: createMemberPages({
      requestPage: async (path) => {
        reached.push(path);
        return variants(path);
      },
      variants: createPageCache({ maxBytes: 1_000_000, now: Date.now }),
      finisher,
    }),
    addresses: { current: () => known, reread: async () => known },
    findRoute,
    languages,
    finisher,
    onExpiry: () => undefined,
    headers,
  });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await layer.sendCached(request, response))) await layer.handleUncached(request, response);
  };
  const { port, close } = await openServer((request, response) => void respond(request, response));
  onTestFinished(close);
  const fetchPath = async (path: string, headers: OutgoingHttpHeaders = {}, method = "GET") => {
    const incoming = Promise.withResolvers<IncomingMessage>();
    const options = { port, host: "127.0.0.1", path, headers, method };
    send(options, incoming.resolve).on("error", incoming.reject).end();
    const response = await incoming.promise;
    const body = await buffer(response);
    const decode = body.length > 0 && decoders[response.headers["content-encoding"] ?? ""];
    const text = String(decode ? decode(body) : body);
    return { status: response.statusCode, headers: response.headers, body, text };
  };
  return { fetchPath, reached, port };
}

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])(
  "with Accept-Encoding %s a page is sent in %s, once by Next.js, then cached",
  async (accepts, encoding) => {
    const { fetchPath, reached } = await startLayer(respondWith(freshPage));
    const first = await fetchPath("/en", { "accept-encoding": accepts });
    const second = await fetchPath("/en?utm_source=poster", { "accept-encoding": accepts });
    for (const { status, headers, body, text } of [first, second]) {
      expect([status, text]).toEqual([200, html]);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers.vary).toBe("rsc, Accept-Encoding");
    }
    expect(first.headers.etag).toBe(second.headers.etag);
    expect(first.headers["x-nextjs-cache"]).toBe("MISS");
    expect(second.headers["x-nextjs-cache"]).toBe("HIT");
    expect(reached).toEqual(["/en"]);
  },
);

test("returns the headers of GET for HEAD, also on the first request, and 304 with the policy when the client has the page", async () => {
  const { fetchPath, reached } = await startLayer(respondWith(staticPage));
  const head = await fetchPath("/en", {}, "HEAD");
  expect(head.body.length).toBe(0);
  const { date: _, ...getHeaders } = (await fetchPath("/en")).headers;
  const { etag = "", "content-security-policy": policy } = getHeaders;
  for (const { headers } of [head, await fetchPath("/en", {}, "HEAD")])
    expect(headers).toMatchObject(getHeaders);
  expect(reached).toHaveLength(1);
  const brotli = await fetchPath("/en", { "accept-encoding": "br" });
  expect(brotli.headers.etag).not.toBe(etag);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await fetchPath("/en", { "if-none-match": tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["content-security-policy"]).toBe(policy);
  }
  expect((await fetchPath("/en", { "if-none-match": '"next"' })).status).toBe(200);
});

const never: [string, OutgoingHttpHeaders, OutgoingHttpHeaders, number?][] = [
  ["a member's", { ...staticPage }, { cookie: "marquee_session=x" }],
  ["a draft", { ...staticPage }, { cookie: "__prerender_bypass=x" }],
  ["a payload", { ...staticPage, "content-type": "text/x-component" }, { rsc: "1" }],
  ["one made for this request", { ...staticPage, "x-nextjs-cache": undefined }, {}],
  ["one that nobody may keep", { ...staticPage, "cache-control": "private, no-store" }, {}],
  ["one that Next.js is rendering again", { ...staticPage, "x-nextjs-cache": "STALE" }, {}],
  ["one that sets a cookie", { ...staticPage, "set-cookie": "a=1" }, {}],
  ["one that is missing", { ...staticPage }, {}, 404],
  ["one that moved", { ...staticPage, location: "/de" }, {}, 308],
];
test.each(never)(
  "[GATE-2] does not cache the page, nor send it to a session: %s",
  async (_name, head, requestHeaders, status = 200) => {
    const { fetchPath, reached } = await startLayer(respondWith(head, html, status));
    await fetchPath("/en", requestHeaders);
    await fetchPath("/en", requestHeaders);
    await fetchPath("/en");
    expect(reached).toHaveLength(3);
    // Now the cache has the page, if visitors may get it.
    await fetchPath("/en", { cookie: "marquee_consent=1; marquee_session=x" });
    expect(reached).toHaveLength(4);
  },
);

test("[PROD-3] only visitors' pages carry the headers of the CDN, for as long as they are cached", async () => {
  const requested: unknown[] = [];
  siteRuntime().provide("cdnHeaders", (page, seconds) => {
    requested.push([page, seconds]);
    return [["surrogate-key", "content s1:a"]];
  });
  const { fetchPath } = await startLayer(respondWith(freshPage));
  for (const _time of ["rendered", "cached"]) {
    expect((await fetchPath("/en")).headers["surrogate-key"]).toBe("content s1:a");
  }
  expect(requested).toEqual([[{ language: "en", slug: "index" }, 31_536_000]]);
  const member = await fetchPath("/en", { cookie: "marquee_session=made-up" });
  expect(member.headers["surrogate-key"]).toBeUndefined();
  const unknown = await fetchPath("/en/nothing");
  expect(unknown.headers["surrogate-key"]).toBeUndefined();
});

test("[PAGE-7] sends no page rendered before a revalidation, and does not cache one in progress", async () => {
  let content = "before";
  const hold = Promise.withResolvers<void>();
  const { fetchPath } = await startLayer(async (request, response) => {
    if (request.url === "/api/revalidate") return respondWith({}, "{}")(request, response);
    const body = content;
    if (request.url === "/en/slow") await hold.promise;
    return respondWith(staticPage, body)(request, response);
  });
  expect((await fetchPath("/en")).text).toBe("before");
  const slow = fetchPath("/en/slow");
  await fetchPath("/en");
  content = "after";
  expect((await fetchPath("/en")).text).toBe("before");
  await fetchPath("/api/revalidate", {}, "POST");
  expect((await fetchPath("/en")).text).toBe("after");
  hold.resolve();
  expect((await slow).text).toBe("before");
  expect((await fetchPath("/en/slow")).text).toBe("after");
});

test("[SEC-4] sends a new nonce only with a page rendered per request, and ignores one from the client", async () => {
  const given: (string | undefined)[] = [];
  const { fetchPath } = await startLayer((request, response) => {
    given.push(request.headers["content-security-policy"]?.toString());
    return respondWith({ "content-type": "text/html" })(request, response);
  });
  const cookie = "marquee_session=x";
  const own = { "content-security-policy": "script-src 'nonce-chosen'" };
  const policies = [
    await fetchPath("/en", { cookie, ...own }),
    await fetchPath("/en", { cookie }),
    await fetchPath("/en/account"),
    await fetchPath("/en", own),
  ].map(({ headers }) => headers["content-security-policy"]?.toString() ?? "");
  const nonces = policies.map((policy) => /'(nonce-[^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces.slice(0, 3)).size).toBe(3);
  expect(given.slice(0, 3)).toEqual(nonces.slice(0, 3).map((nonce) => `script-src '${nonce}'`));
  expect([given[3], nonces[3]]).toEqual([undefined, undefined]);
  for (const policy of policies)
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)'[^;]*;? script/);
});

test("[PAGE-9] returns an error page with its status, without caching it", async () => {
  const leak = "at render (page.tsx:1:1)";
  const { fetchPath } = await startLayer((request, response) => {
    const status = request.url?.includes("deleted") ? 404 : 500;
    return respondWith({ ...staticPage, "x-secret": "stack" }, leak, status)(request, response);
  });
  const missing = await fetchPath("/de/deleted");
  expect([missing.status, missing.text]).toEqual([404, "Error page /de/notice/404"]);
  const failed = await fetchPath("/fr/failed");
  expect([failed.status, failed.text]).toEqual([503, "Error page /fr/notice/503"]);
  expect(failed.headers["x-secret"]).toBeUndefined();
  expect(failed.headers).toMatchObject({
    "retry-after": "30",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("script-src"),
  });
  const payload = await fetchPath("/de/deleted", { rsc: "1" });
  expect([payload.status, payload.text]).toEqual([404, leak]);
  expect((await fetchPath("/api/session")).text).toBe(leak);
  const picture = await fetchPath("/en/deleted.jpg", { "sec-fetch-dest": "image" });
  expect([picture.status, picture.text]).toEqual([404, "Not found."]);
});

test("[PAGE-9] returns a compressed 404 for an unknown path without a request to Next.js, for GET and HEAD", async () => {
  const { fetchPath, reached } = await startLayer(respondWith(staticPage));
  const page = await fetchPath("/de/missing?x=1", { "accept-encoding": "br" });
  expect([page.status, page.text]).toEqual([404, "Error page /de/notice/404"]);
  expect(page.headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": expect.stringContaining("script-src"),
    "content-type": "text/html; charset=utf-8",
    vary: expect.stringContaining("Accept-Language"),
    "x-content-type-options": "nosniff",
  });
  const head = await fetchPath("/de/missing", { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.body.length]).toEqual([404, 0]);
  for (const headers of [{ rsc: "1" }, { "sec-fetch-dest": "script" }]) {
    const { status, text } = await fetchPath("/de/missing", headers);
    expect([status, text]).toEqual([404, "Not found."]);
  }
  expect(reached).toEqual([]);
});

test.each([
  ["POST", "/en", "GET, HEAD"],
  ["TRACE", "/en", "GET, HEAD"],
  ["GET", "/api/revalidate", "POST"],
])(
  "[SEC-4] %s at %s returns a 405 that names %s and never reaches Next.js",
  async (method, path, allow) => {
    const { fetchPath, reached } = await startLayer(respondWith(staticPage));
    const { status, headers, text } = await fetchPath(path, { "next-action": "x" }, method);
    expect([status, text, reached]).toEqual([405, `Method not allowed. Use ${allow}.`, []]);
    expect(headers).toMatchObject({
      allow,
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  },
);

test("[SEC-4] returns 400 for a request with two lengths before Next.js reads it", async () => {
  const { port, reached } = await startLayer(respondWith(staticPage));
  const hidden = "GET /en/slow HTTP/1.1\r\nHost: x\r\n\r\n";
  for (const lengths of [
    `Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked`,
    "Content-Length: 0\r\nContent-Length: 5",
    "Transfer-Encoding: chunked, identity",
  ]) {
    const socket = connect(port, "127.0.0.1");
    socket.end(`POST /api/session HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n0\r\n\r\n${hidden}`);
    expect(await readText(socket)).toMatch(/^HTTP.1.1 400/);
  }
  expect(reached).toEqual([]);
});

test.each([
  ["an undecodable URL", "/en/%E0%A4%A", {}, "Error page /en/notice/400"],
  ["a dot segment under an endpoint", "/api/%2e%2e/en", {}, "Bad request."],
  ["an invalid state", "/en", { rsc: "1", "next-router-state-tree": "%5B" }, "Bad request."],
  ["an unknown payload", "/en", { rsc: "x" }, "Bad request."],
])(
  "[SEC-4][PAGE-9] returns 400 for %s without a request to Next.js",
  async (_what, path, sent, expected) => {
    const { fetchPath, reached } = await startLayer(respondWith(staticPage));
    const { status, headers, text } = await fetchPath(path, sent);
    expect([status, text, reached]).toEqual([400, expected, []]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);

test("[SEC-4] Next.js does not see the headers of its own servers", async () => {
  const seen: string[] = [];
  const { fetchPath } = await startLayer((request, response) => {
    seen.push(...Object.keys(request.headers));
    return respondWith(staticPage)(request, response);
  });
  await fetchPath("/en", {
    "x-middleware-prefetch": "1",
    "x-invoke-path": "/en/member",
    "x-kept": "1",
  });
  expect(seen).toContain("x-kept");
  expect(seen.filter((name) => /^x-(?:middleware|invoke)/.test(name))).toEqual([]);
});

/**
 * Makes a member's cookie select a page variant. `open-Ada` selects the variant with the id `open`,
 * to which the serving layer adds the name Ada.
 */
function useVariants(): void {
  siteRuntime().provide("findMemberPage", async (cookie) => {
    const [variantId = "", name] = cookie.split("-");
    if (variantId === "forged" || variantId === "rare") return { kind: "dynamic" };
    return { kind: "variant", variantId, display: `<i>${name}</i>` };
  });
}

const variantOf: Variants = (path) => ({
  status: 200,
  headers: staticPage,
  body: `<html><head></head><body>${path}</body></html>`,
});

test("[MEM-1] renders a variant once for all members with the same open gates, and adds each member's data", async () => {
  useVariants();
  const { fetchPath, reached } = await startLayer(respondWith(staticPage), variantOf);
  const read = async (cookie: string, encoding: string) => {
    const sent = { cookie: `marquee_session=${cookie}`, "accept-encoding": encoding };
    const { headers, text } = await fetchPath("/en", sent);
    expect(headers["cache-control"]).toBe("private, no-store");
    return text;
  };
  const page = (id: string, name: string) =>
    `<html><head></head><body>/en/member-variant/${id}<i>${name}</i></body></html>`;
  const both = [read("open-Ada", "identity"), read("open-Bob", "identity")];
  expect(await Promise.all(both)).toEqual([page("open", "Ada"), page("open", "Bob")]);
  expect(await read("closed-Eve", "br")).toBe(page("closed", "Eve"));
  expect(await read("closed-Ivy", "gzip")).toBe(page("closed", "Ivy"));
  const variants = reached.map((path) => path.split("/").at(-1));
  expect([variants.filter((id) => id === "open").length, new Set(variants).size]).toEqual([1, 2]);
});

test("[MEM-3] a variant never reaches a visitor, and can't be requested from outside", async () => {
  useVariants();
  const { fetchPath, reached } = await startLayer(respondWith(staticPage), variantOf);
  await fetchPath("/en", { cookie: "marquee_session=open-Ada" });
  for (const headers of [{}, { cookie: "marquee_session=forged-x" }, { cookie: "a=open-Ada" }]) {
    expect((await fetchPath("/en", headers)).text).toBe(html);
  }
  for (const headers of [{}, { cookie: "marquee_session=open-Ada" }, { rsc: "1" }]) {
    for (const name of ["member-variant/open", "%6Dember-variant/open", "member-variant"]) {
      const { status, text } = await fetchPath(`/en/${name}`, headers);
      expect([status, text.includes("/member-variant/open")]).toEqual([404, false]);
    }
  }
  expect(reached.filter((path) => path.includes("member-variant"))).toHaveLength(1);
});

test("[MEM-3] drops variants when content changes, and caches none that was requested before", async () => {
  useVariants();
  let version = 1;
  const { fetchPath, reached } = await startLayer(
    respondWith({ "content-type": "application/json" }, "{}"),
    () => ({ status: 200, headers: staticPage, body: `<html><body>${version}</body></html>` }),
  );
  const read = async () => (await fetchPath("/en", { cookie: "marquee_session=open-Ada" })).text;
  expect(await read()).toContain("<body>1<i>");
  version = 2;
  expect(await read()).toContain("<body>1<i>");
  await fetchPath("/api/revalidate", {}, "POST");
  expect(await read()).toContain("<body>2<i>");
  expect(reached).toHaveLength(3);
});

test("[MEM-1] falls back to the dynamic route, with the member's cookie, when a variant can't be rendered", async () => {
  useVariants();
  const cookies: (string | undefined)[] = [];
  const { fetchPath } = await startLayer((request, response) => {
    cookies.push(request.headers.cookie);
    const head = { "content-type": "text/html", "cache-control": "private, no-store" };
    return respondWith(head)(request, response);
  });
  for (const cookie of ["marquee_session=open-Ada", "marquee_session=rare-Bob"]) {
    expect((await fetchPath("/en", { cookie })).status).toBe(200);
  }
  expect(cookies).toEqual(["marquee_session=open-Ada", "marquee_session=rare-Bob"]);
});

test("[MEM-1] a member's request for a payload gets no variant, but what the framework needs", async () => {
  useVariants();
  const { fetchPath, reached } = await startLayer(respondWith(staticPage));
  await fetchPath("/en", { cookie: "marquee_session=open-Ada", rsc: "1" });
  expect(reached).toEqual(["/en"]);
});
