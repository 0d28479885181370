import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { ContentFault } from "./content-fault.ts";
import { queryContentService } from "./content-service.ts";

const token = "a-token-of-the-tests";

/** Starts a fake content service that responds with `listener`. Returns its address and the requests that it received. */
async function service(listener: RequestListener) {
  const requests: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const { port, close } = await openServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    requests.push({ url: request.url ?? "", headers: request.headers, body });
    listener(request, response);
  });
  onTestFinished(close);
  const at = { projectId: "marquee", dataset: "production", apiVersion: "2025-02-19", token };
  return { requests, close, at: { ...at, lakeUrl: `http://127.0.0.1:${port}` } };
}

const send =
  (head: OutgoingHttpHeaders, body: string | Buffer = "", status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, head).end(body);
const json = (value: unknown) =>
  send({ "content-type": "application/json" }, JSON.stringify(value));

test("sends a query with parameters, perspective and token, and returns the result with its tags", async () => {
  const result = { title: "Salt" };
  const { at, requests } = await service(json({ result, syncTags: ["s1:a"], ms: 1 }));
  const sent = { query: "*[slug == $slug]", params: { slug: "salt" } };
  const response = await queryContentService(at, { ...sent, perspective: ["r1", "drafts"] });
  const digest = expect.any(String);
  expect(response).toEqual({ result, tags: ["s1:a"], digest, bytes: 54 });
  const [{ url, headers, body } = { url: "", headers: {}, body: "" }] = requests;
  expect(url).toMatch(/^\/v2025-02-19\/data\/query\/production\?perspective=r1%2Cdrafts&/);
  expect(JSON.parse(body)).toEqual(sent);
  expect(headers.authorization).toBe(`Bearer ${token}`);
});

test("sends no token with an anonymous query", async () => {
  const { at, requests } = await service(json({ result: null }));
  await queryContentService(at, { query: "1", anonymously: true });
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

test.each<[string, RequestListener, RegExp]>([
  ["a page of HTML", send({}, "<!doctype html><p>Welcome"), /not one of a content service/],
  ["other JSON", json({ hello: ["world"] }), /not one of a content service/],
  ["tags that are none", json({ result: 1, syncTags: "all" }), /not one of a content service/],
  ["an error", send({}, "{}", 500), /status 500/],
  ["a refusal", send({}, "{}", 401), /check SANITY_API_READ_TOKEN/],
  ["a redirect", send({ location: "/x" }, "", 302), /can't be reached/],
  ["a packed answer", send({ "content-encoding": "gzip" }, gzipSync("{}")), /can't be reached/],
  [
    "half an answer",
    (_request, response) => {
      response.writeHead(200, { "content-length": "99" }).write('{"result":');
      setImmediate(() => response.destroy());
    },
    /can't be reached/,
  ],
  [
    "ten gigabytes",
    (_request, response) => response.writeHead(200, { "content-length": "10737418240" }).write("{"),
    /too large/,
  ],
])(
  "[PAGE-9] rejects a response that is %s, with an error that contains nothing of the request",
  async (_what, listener, why) => {
    const { at } = await service(listener);
    const fault: unknown = await queryContentService(at, { query: "secret words" }).catch((e) => e);
    expect(fault).toBeInstanceOf(ContentFault);
    expect(String(fault)).toMatch(why);
    expect(JSON.stringify([String(fault), fault])).not.toMatch(/a-token|secret words/);
  },
);

test("[PAGE-9] rejects at once when the service can't be reached", async () => {
  const { at, close } = await service(json({ result: 1 }));
  close();
  await expect(queryContentService(at, { query: "1" })).rejects.toThrow("it can't be reached");
});

test("[SEC-1] sends the token to no host of this machine other than the configured lake", async () => {
  const { at } = await service(json({ result: 1 }));
  const hosted = { ...at, lakeUrl: null, projectId: "127.0.0.1/#" };
  await expect(queryContentService(hosted, { query: "1" })).rejects.toThrow(
    "its address is refused",
  );
});
