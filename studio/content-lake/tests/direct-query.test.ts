import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { page, setUpServedLake, studioOrigin } from "./support/set-up-lake.ts";

const { lake, port } = setUpServedLake();
beforeEach(async () => {
  await lake.mutate([page("a", { title: "Über" })]);
});

/** Sends a GET. `fetch` can't be used, because it sets the `Host` itself. */
const send = (path: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({ port: port(), path, headers }, resolve);
    outgoing.once("error", reject).end();
  });

/** Returns a response without its date and without the time that its query took. */
async function get(path: string, given: Record<string, string>) {
  const response = await send(path, given);
  const { date: _date, "content-length": length, ...headers } = response.headers;
  const body = await text(response);
  expect(length).toBe(String(Buffer.byteLength(body)));
  return { status: response.statusCode, headers, body: body.replace(/"ms":\d+/, '"ms":0') };
}

const queryPath = (query: string, more = "") =>
  `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}${more}`;
const own = { authorization: "a viewer's token" };

it.each<[string, string, Record<string, string>]>([
  ["a result", queryPath('*[_type == "page"]{title, "at": now()}', "&perspective=raw"), own],
  ["no query", "/v2025-02-19/data/query/production?perspective=raw", own],
  ["a syntax error", queryPath("*["), own],
  ["a parameter that is not JSON", queryPath("$a", "&$a=x"), own],
  ["an unknown perspective", queryPath("1", "&perspective=a*b"), own],
  ["an unknown dataset", "/v1/data/query/none?query=1", own],
  ["no version", "/data/query/production?query=*", own],
  ["no token", queryPath("*"), {}],
  ["an unknown token", queryPath("*"), { authorization: "Bearer none" }],
  ["an allowed origin", queryPath("now()"), { ...own, origin: studioOrigin }],
  ["another origin", queryPath("now()"), { ...own, origin: "https://evil.example" }],
  ["a cross-site request", queryPath("now()"), { ...own, "sec-fetch-site": "cross-site" }],
  ["another host", queryPath("now()"), { ...own, host: "evil.example" }],
])(
  "answers a query like the router, which answers requests that may have a body: %s",
  async (_name, path, given) => {
    const headers: Record<string, string> = { host: `localhost:${port()}`, ...given };
    if (headers["authorization"] === own.authorization) {
      headers["authorization"] = `Bearer ${lake.tokens.viewer}`;
    }
    const direct = await get(path, headers);
    expect(direct).toEqual(await get(path, { ...headers, "content-length": "0" }));
    expect(direct.status).toBeLessThan(500);
  },
);

it("rejects a token at once after it was removed", async () => {
  const headers = { host: `localhost:${port()}`, authorization: `Bearer ${lake.tokens.viewer}` };
  expect((await get(queryPath("now()"), headers)).status).toBe(200);
  lake.lake.lake.credentials.remove(lake.tokens.viewer);
  expect((await get(queryPath("now()"), headers)).status).toBe(401);
});
