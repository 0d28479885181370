import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageMemory } from "./page-memory.ts";
import { sendStaticPages } from "./static-pages.ts";

const html = "<html><body>A page.</body></html>";

const page: OutgoingHttpHeaders = {
  "x-nextjs-prerender": "1",
  "content-type": "text/html; charset=utf-8",
  etag: '"page"',
};

type Sent = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** What crosses the wire when something answers as Next does. */
async function ask(
  answer: OutgoingHttpHeaders,
  headers: OutgoingHttpHeaders = {},
  status = 200,
): Promise<Sent> {
  const memory = createPageMemory({ maxBytes: 1_000 });
  const server = createServer((request, response) => {
    sendStaticPages(request, response, memory);
    response.statusCode = status;
    for (const [name, value] of Object.entries(answer)) response.setHeader(name, value ?? "");
    response.end(status === 304 ? undefined : html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    return await new Promise<Sent>((resolve, reject) => {
      get({ port, host: "127.0.0.1", headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => {
          const { statusCode: code, headers } = incoming;
          resolve({ status: code, headers, body: Buffer.concat(chunks) });
        });
      }).on("error", reject);
    });
  } finally {
    server.close();
  }
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
])("a browser that takes %s gets a prerendered page in %s", async (accepted, encoding, unpack) => {
  const { headers, body } = await ask(page, { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-length"]).toBe(String(body.length));
  expect(unpack(body).toString()).toBe(html);
});

test("who takes no encoding gets it plain", async () => {
  const { headers, body } = await ask(page);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe(html);
});

test("a page that the browser has is not sent again", async () => {
  const { status, body } = await ask(page, { "accept-encoding": "br" }, 304);
  expect([status, body.length]).toEqual([304, 0]);
});

test.each([
  ["a member's page", { ...page, "x-nextjs-prerender": "" }],
  ["a payload", { ...page, "content-type": "text/x-component" }],
  ["a page without a tag", { ...page, etag: "" }],
])("%s is left to Next", async (_name, answer) => {
  const { headers, body } = await ask(answer, { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe(html);
});
