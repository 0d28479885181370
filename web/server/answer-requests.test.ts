import { request as send } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer, text as readText } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openServer } from "../http-server.fixture.ts";
import { createAnswers } from "./answer-requests.ts";
import { openFinisher } from "./page-cache/finisher.fixture.ts";
import type { NextAnswer } from "./ask-next.ts";
import { createErrorPages } from "./error-pages.ts";
import { createMemberPages } from "./member-pages.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { addressesOf, findRoute, languagesOf } from "./routing/addresses.fixture.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

const html = "<html><head></head><body>A page.</body></html>";

const staticPage: OutgoingHttpHeaders = {
  "x-nextjs-prerender": "1",
  "x-nextjs-cache": "HIT",
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=31536000",
  vary: "rsc",
  etag: '"next"',
};

const freshPage = { ...staticPage, "x-nextjs-cache": "MISS" };

type Next = (request: IncomingMessage, answer: ServerResponse) => void | Promise<void>;
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

afterEach(() => {
  siteRuntime().remove("findMemberPage");
  siteRuntime().remove("cdnHeaders");
});

const answers =
  (head: OutgoingHttpHeaders, body = html, status = 200): Next =>
  (_request, answer) => {
    answer.statusCode = status;
    for (const [name, value] of Object.entries(head)) answer.setHeader(name, value ?? "");
    answer.end(body);
  };

const languages = languagesOf("en", "de", "fr");

const pages = ["en/index", "en/slow", "en/failed", "fr/failed", "de/deleted", "en/deleted.jpg"];

/** The published addresses of these tests. */
const known = addressesOf([], {
  languages,
  pages: pages.map((path) => ({ _id: path, language: path.slice(0, 2), slug: path.slice(3) })),
  redirects: ["/en/moved"],
});

type Variants = (path: string, headers: IncomingHttpHeaders) => NextAnswer;

const noVariant: NextAnswer = { status: 404, headers: {}, body: "" };

/**
 * Starts the serving layer in front of a fake Next.js handler. `reached` records the URLs that the
 * handler is asked for.
 */
async function layerBefore(next: Next, variants: Variants = () => noVariant) {
  const reached: string[] = [];
  const finisher = openFinisher();
  const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
  const layer = createAnswers({
    answerByNext: async (request, answer) => {
      reached.push(request.url ?? "");
      await next(request, answer);
    },
    pages: createPageCache({ maxBytes: 1_000_000, now: Date.now }),
    errorPages: createErrorPages({
      ask: async (path) => ({ status: 200, headers: {}, body: `Error page ${path}` }),
      finish: (page) => finisher.finish(page),
      headers,
    }),
    memberPages: createMemberPages({
      ask: async (path, headers) => {
        reached.push(path);
        return variants(path, headers);
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
  const respond = async (request: IncomingMessage, answer: ServerResponse) => {
    if (!(await layer.fromMemory(request, answer))) await layer.otherwise(request, answer);
  };
  const { port, close } = await openServer((request, answer) => void respond(request, answer));
  onTestFinished(close);
  const ask = async (path: string, headers: OutgoingHttpHeaders = {}, method = "GET") => {
    const incoming = Promise.withResolvers<IncomingMessage>();
    const options = { port, host: "127.0.0.1", path, headers, method };
    send(options, incoming.resolve).on("error", incoming.reject).end();
    const response = await incoming.promise;
    const body = await buffer(response);
    const decode = body.length > 0 && decoders[response.headers["content-encoding"] ?? ""];
    const text = String(decode ? decode(body) : body);
    return { status: response.statusCode, headers: response.headers, body, text };
  };
  return { ask, reached, port };
}

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])(
  "with Accept-Encoding %s a page is sent in %s, once by Next.js, then cached",
  async (accepts, encoding) => {
    const { ask, reached } = await layerBefore(answers(freshPage));
    const first = await ask("/en", { "accept-encoding": accepts });
    const second = await ask("/en?utm_source=poster", { "accept-encoding": accepts });
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
  const { ask, reached } = await layerBefore(answers(staticPage));
  const head = await ask("/en", {}, "HEAD");
  expect(head.body.length).toBe(0);
  const { date: _, ...getHeaders } = (await ask("/en")).headers;
  const { etag = "", "content-security-policy": policy } = getHeaders;
  for (const { headers } of [head, await ask("/en", {}, "HEAD")])
    expect(headers).toMatchObject(getHeaders);
  expect(reached).toHaveLength(1);
  const brotli = await ask("/en", { "accept-encoding": "br" });
  expect(brotli.headers.etag).not.toBe(etag);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask("/en", { "if-none-match": tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["content-security-policy"]).toBe(policy);
  }
  expect((await ask("/en", { "if-none-match": '"next"' })).status).toBe(200);
});

const never: [string, OutgoingHttpHeaders, OutgoingHttpHeaders, number?][] = [
  ["a member's", { ...staticPage }, { cookie: "marquee_session=x" }],
  ["a draft", { ...staticPage }, { cookie: "__prerender_bypass=x" }],
  ["a payload", { ...staticPage, "content-type": "text/x-component" }, { rsc: "1" }],
  ["one made for this request", { ...staticPage, "x-nextjs-prerender": "" }, {}],
  ["one that nobody may keep", { ...staticPage, "cache-control": "private, no-store" }, {}],
  ["one that Next.js is rendering again", { ...staticPage, "x-nextjs-cache": "STALE" }, {}],
  ["one that sets a cookie", { ...staticPage, "set-cookie": "a=1" }, {}],
  ["one that is missing", { ...staticPage }, {}, 404],
  ["one that moved", { ...staticPage, location: "/de" }, {}, 308],
];
test.each(never)(
  "[GATE-2] does not cache the page, nor send it to a session: %s",
  async (_name, head, asked, status = 200) => {
    const { ask, reached } = await layerBefore(answers(head, html, status));
    await ask("/en", asked);
    await ask("/en", asked);
    await ask("/en");
    expect(reached).toHaveLength(3);
    // Now the cache has the page, if visitors may get it.
    await ask("/en", { cookie: "marquee_consent=1; marquee_session=x" });
    expect(reached).toHaveLength(4);
  },
);

test("[PROD-3] only visitors' pages carry the headers of the CDN, for as long as they are cached", async () => {
  const asked: unknown[] = [];
  siteRuntime().provide("cdnHeaders", (page, seconds) => {
    asked.push([page, seconds]);
    return [["surrogate-key", "content s1:a"]];
  });
  const { ask } = await layerBefore(answers(freshPage));
  for (const _time of ["rendered", "cached"]) {
    expect((await ask("/en")).headers["surrogate-key"]).toBe("content s1:a");
  }
  expect(asked).toEqual([[{ language: "en", slug: "index" }, 31_536_000]]);
  const member = await ask("/en", { cookie: "marquee_session=made-up" });
  expect(member.headers["surrogate-key"]).toBeUndefined();
  const unknown = await ask("/en/nothing");
  expect(unknown.headers["surrogate-key"]).toBeUndefined();
});

test("[PAGE-7] sends no page rendered before a revalidation, and does not cache one in progress", async () => {
  let words = "before";
  const hold = Promise.withResolvers<void>();
  const { ask } = await layerBefore(async (request, answer) => {
    if (request.url === "/api/revalidate") return answers({}, "{}")(request, answer);
    const body = words;
    if (request.url === "/en/slow") await hold.promise;
    return answers(staticPage, body)(request, answer);
  });
  expect((await ask("/en")).text).toBe("before");
  const slow = ask("/en/slow");
  await ask("/en");
  words = "after";
  expect((await ask("/en")).text).toBe("before");
  await ask("/api/revalidate", {}, "POST");
  expect((await ask("/en")).text).toBe("after");
  hold.resolve();
  expect((await slow).text).toBe("before");
  expect((await ask("/en/slow")).text).toBe("after");
});

test("[SEC-4] sends a new nonce only with a page rendered per request, and ignores one from the client", async () => {
  const given: (string | undefined)[] = [];
  const { ask } = await layerBefore((request, answer) => {
    given.push(request.headers["content-security-policy"]?.toString());
    return answers({ "content-type": "text/html" })(request, answer);
  });
  const cookie = "marquee_session=x";
  const own = { "content-security-policy": "script-src 'nonce-chosen'" };
  const policies = [
    await ask("/en", { cookie, ...own }),
    await ask("/en", { cookie }),
    await ask("/en/account"),
    await ask("/en", own),
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
  const { ask } = await layerBefore((request, answer) => {
    const status = request.url?.includes("deleted") ? 404 : 500;
    return answers({ ...staticPage, "x-secret": "stack" }, leak, status)(request, answer);
  });
  const missing = await ask("/de/deleted");
  expect([missing.status, missing.text]).toEqual([404, "Error page /de/notice/404"]);
  const failed = await ask("/fr/failed");
  expect([failed.status, failed.text]).toEqual([503, "Error page /fr/notice/503"]);
  expect(failed.headers["x-secret"]).toBeUndefined();
  expect(failed.headers).toMatchObject({
    "retry-after": "30",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("script-src"),
  });
  const payload = await ask("/de/deleted", { rsc: "1" });
  expect([payload.status, payload.text]).toEqual([404, leak]);
  expect((await ask("/api/session")).text).toBe(leak);
  const picture = await ask("/en/deleted.jpg", { "sec-fetch-dest": "image" });
  expect([picture.status, picture.text]).toEqual([404, "Not found."]);
});

test("[PAGE-9] returns a compressed 404 for an unknown path without a request to Next.js, for GET and HEAD", async () => {
  const { ask, reached } = await layerBefore(answers(staticPage));
  const page = await ask("/de/missing?x=1", { "accept-encoding": "br" });
  expect([page.status, page.text]).toEqual([404, "Error page /de/notice/404"]);
  expect(page.headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": expect.stringContaining("script-src"),
    "content-type": "text/html; charset=utf-8",
    vary: expect.stringContaining("Accept-Language"),
    "x-content-type-options": "nosniff",
  });
  const head = await ask("/de/missing", { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.body.length]).toEqual([404, 0]);
  for (const headers of [{ rsc: "1" }, { "sec-fetch-dest": "script" }]) {
    const { status, text } = await ask("/de/missing", headers);
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
    const { ask, reached } = await layerBefore(answers(staticPage));
    const { status, headers, text } = await ask(path, { "next-action": "x" }, method);
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
  const { port, reached } = await layerBefore(answers(staticPage));
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
  async (_what, path, sent, words) => {
    const { ask, reached } = await layerBefore(answers(staticPage));
    const { status, headers, text } = await ask(path, sent);
    expect([status, text, reached]).toEqual([400, words, []]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);

test("[SEC-4] Next.js does not see the headers of its own servers", async () => {
  const seen: string[] = [];
  const { ask } = await layerBefore((request, answer) => {
    seen.push(...Object.keys(request.headers));
    return answers(staticPage)(request, answer);
  });
  await ask("/en", { "x-middleware-prefetch": "1", "x-invoke-path": "/en/member", "x-kept": "1" });
  expect(seen).toContain("x-kept");
  expect(seen.filter((name) => /^x-(?:middleware|invoke)/.test(name))).toEqual([]);
});

/**
 * Makes a member's cookie select a page variant. `open-Ada` selects the variant with the id `open`,
 * to which the serving layer adds the name Ada.
 */
function useVariants(): void {
  siteRuntime().provide("findMemberPage", async (cookie) => {
    const [profile = "", name] = cookie.split("-");
    if (profile === "forged" || profile === "rare") return { kind: "dynamic" };
    return { kind: "variant", profile, display: `<i>${name}</i>` };
  });
}

const variantOf: Variants = (path) => ({
  status: 200,
  headers: staticPage,
  body: `<html><head></head><body>${path}</body></html>`,
});

test("[MEM-1] renders a variant once for all members with the same open gates, and adds each member's data", async () => {
  useVariants();
  const { ask, reached } = await layerBefore(answers(staticPage), variantOf);
  const read = async (cookie: string, encoding: string) => {
    const sent = { cookie: `marquee_session=${cookie}`, "accept-encoding": encoding };
    const { headers, text } = await ask("/en", sent);
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
  const { ask, reached } = await layerBefore(answers(staticPage), variantOf);
  await ask("/en", { cookie: "marquee_session=open-Ada" });
  for (const headers of [{}, { cookie: "marquee_session=forged-x" }, { cookie: "a=open-Ada" }]) {
    expect((await ask("/en", headers)).text).toBe(html);
  }
  for (const headers of [{}, { cookie: "marquee_session=open-Ada" }, { rsc: "1" }]) {
    for (const name of ["member-variant/open", "%6Dember-variant/open", "member-variant"]) {
      const { status, text } = await ask(`/en/${name}`, headers);
      expect([status, text.includes("/member-variant/open")]).toEqual([404, false]);
    }
  }
  expect(reached.filter((path) => path.includes("member-variant"))).toHaveLength(1);
});

test("[MEM-3] drops variants when content changes, and caches none that was requested before", async () => {
  useVariants();
  let version = 1;
  const { ask, reached } = await layerBefore(
    answers({ "content-type": "application/json" }, "{}"),
    () => ({ status: 200, headers: staticPage, body: `<html><body>${version}</body></html>` }),
  );
  const read = async () => (await ask("/en", { cookie: "marquee_session=open-Ada" })).text;
  expect(await read()).toContain("<body>1<i>");
  version = 2;
  expect(await read()).toContain("<body>1<i>");
  await ask("/api/revalidate", {}, "POST");
  expect(await read()).toContain("<body>2<i>");
  expect(reached).toHaveLength(3);
});

test("[MEM-1] falls back to the dynamic route, with the member's cookie, when a variant can't be rendered", async () => {
  useVariants();
  const cookies: (string | undefined)[] = [];
  const { ask } = await layerBefore((request, answer) => {
    cookies.push(request.headers.cookie);
    const head = { "content-type": "text/html", "cache-control": "private, no-store" };
    return answers(head)(request, answer);
  });
  for (const cookie of ["marquee_session=open-Ada", "marquee_session=rare-Bob"]) {
    expect((await ask("/en", { cookie })).status).toBe(200);
  }
  expect(cookies).toEqual(["marquee_session=open-Ada", "marquee_session=rare-Bob"]);
});

test("[MEM-1] passes neither cookies nor other headers of a member to the rendering", async () => {
  useVariants();
  const received: object[] = [];
  const { ask } = await layerBefore(answers(staticPage), (_path, headers) => {
    received.push(headers);
    return { status: 200, headers: staticPage, body: "payload" };
  });
  const headers = { cookie: "marquee_session=open-Ada", authorization: "x", rsc: "1" };
  expect((await ask("/en", headers)).headers["cache-control"]).toBe("private, no-store");
  expect(received).toEqual([{ rsc: "1" }]);
});
