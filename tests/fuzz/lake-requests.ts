import { randomBytes } from "node:crypto";
import type { Random } from "./random.ts";
import type { FuzzRequest } from "./request.ts";
import { parameters, query, search } from "./queries.ts";
import { id, mangled, nested, text, value } from "./values.ts";
import { actions, mutations } from "./writes.ts";

/** A PNG of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const json = (body: unknown) => Buffer.from(JSON.stringify(body) ?? "");
const part = (chance: Random, of: string) =>
  encodeURIComponent(chance.in(0.97) ? of : text(chance).toWellFormed());
const flags = (chance: Random, ...names: string[]) =>
  names
    .filter(() => chance.in(0.3))
    .map((name) => `${name}=${chance.pick(["true", "true", "false", "x", ""])}`)
    .join("&");
const ids = (chance: Random) =>
  [id(chance), ...chance.many(2, () => id(chance))]
    .map((one) => encodeURIComponent(one.toWellFormed()))
    .join(",");

type Shape = Omit<FuzzRequest, "headers"> & { headers?: Record<string, string> };

/** Each kind of request with its weight. `dataset` is a path segment. */
const kinds: readonly [number, (chance: Random, dataset: string) => Shape][] = [
  [
    25,
    (chance, dataset) => ({
      method: "POST",
      path: `/data/mutate/${dataset}?${flags(chance, "returnIds", "returnDocuments", "dryRun", "autoGenerateArrayKeys", "skipCrossDatasetReferenceValidation")}&visibility=${chance.pick(["sync", "async", "deferred", "x"])}`,
      body: json(mutations(chance)),
    }),
  ],
  [
    15,
    (chance, dataset) => ({
      method: "POST",
      path: `/data/actions/${dataset}`,
      body: json(actions(chance)),
    }),
  ],
  [15, (chance, dataset) => ({ method: "GET", path: `/data/query/${dataset}?${search(chance)}` })],
  [
    8,
    (chance, dataset) => ({
      method: "POST",
      path: `/data/query/${dataset}?perspective=${chance.pick(["raw", "drafts", "published", "r1"])}`,
      body: json({
        query: query(chance),
        params: chance.in(0.95) ? parameters(chance) : value(chance),
      }),
    }),
  ],
  [
    4,
    (chance, dataset) => ({
      method: "GET",
      path: `/data/doc/${dataset}/${ids(chance)}?${flags(chance, "excludeContent", "includeAllVersions")}`,
    }),
  ],
  [
    5,
    (chance, dataset) => ({
      method: "GET",
      path: `/data/listen/${dataset}?${search(chance)}`,
      headers: chance.in(0.3) ? { "last-event-id": chance.pick(["x", "t-1#a", "1", "#"]) } : {},
    }),
  ],
  [
    2,
    (chance, dataset) => ({
      method: "GET",
      path: `/data/live/events/${dataset}?${search(chance)}`,
    }),
  ],
  [
    5,
    (chance, dataset) => ({
      method: "GET",
      path: `/data/history/${dataset}/${chance.pick(["transactions", "documents", "events/documents"])}/${ids(chance)}?${search(chance)}`,
    }),
  ],
  [
    2,
    (chance, dataset) => ({
      method: "GET",
      path: `/data/references/${dataset}/documents/${ids(chance)}/to?${search(chance)}`,
    }),
  ],
  [1, (chance, dataset) => ({ method: "GET", path: `/data/export/${dataset}?${search(chance)}` })],
  [
    3,
    (chance, dataset) => ({
      method: "POST",
      path: `/assets/${chance.pick(["images", "files"])}/${dataset}?filename=${encodeURIComponent(text(chance).toWellFormed())}&${chance.pick(["meta=location", "meta=x&meta=", "title=%F0%9F%98%80", ""])}`,
      body: chance.in(0.5)
        ? png
        : Buffer.from(
            chance.pick([
              text(chance),
              "<svg xmlns='http://www.w3.org/2000/svg'/>",
              "GIF89a",
              "\u0089PNG\r\n",
            ]),
          ),
    }),
  ],
  [
    3,
    (chance, dataset) => ({
      method: "GET",
      path: `/${chance.pick(["images", "files"])}/marquee/${dataset}/${chance.pick(["a", "b".repeat(40)])}-1x1.png?w=${chance.pick(["1", "-1", "1e9", "x", "0.5"])}&fit=${chance.pick(["crop", "x"])}&rect=${chance.pick(["0,0,1,1", "-1,0", "x"])}&fm=${chance.pick(["webp", "x"])}`,
      headers: chance.in(0.5)
        ? { range: chance.pick(["bytes=0-", "bytes=5-1", "bytes=-1", "x"]) }
        : {},
    }),
  ],
  [
    2,
    (chance) => ({
      method: "GET",
      path: `/users/${chance.pick(["me", "me/keyvalue/a,b", ids(chance)])}`,
    }),
  ],
  [
    1,
    (chance) => ({
      method: "PUT",
      path: "/users/me/keyvalue",
      body: json(
        chance.in(0.7) ? [{ key: chance.pick(["a", "b"]), value: value(chance) }] : value(chance),
      ),
    }),
  ],
  [
    2,
    (chance, dataset) => ({
      method: "GET",
      path: chance.pick([
        "/projects/marquee",
        "/projects/marquee/grants",
        "/projects/marquee/datasets",
        "/datasets",
        `/projects/marquee/datasets/${dataset}/acl`,
        "/features",
        "/ping",
        "/check/cors",
        "/help",
        "/journey/x/y",
        "/schedules/a/b",
      ]),
    }),
  ],
  [
    1,
    (chance) => ({
      method: chance.pick(["PUT", "PATCH"]),
      path: `/datasets/${chance.pick(["extra", "~x", "A", "%20"])}`,
      body: json(
        chance.in(0.5) ? { aclMode: chance.pick(["public", "private", "x"]) } : value(chance),
      ),
    }),
  ],
  [
    2,
    (chance) => ({
      method: "GET",
      path: `/auth/${chance.pick(["providers", "id", "fetch?sid=x", "login/local?origin=http://localhost:3333", "login/local?origin=javascript:1", "login/local"])}`,
    }),
  ],
  [
    2,
    (chance) => ({
      method: chance.pick(["GET", "POST", "HEAD", "DELETE", "OPTIONS", "PROPFIND"]),
      path: `/${encodeURIComponent(text(chance).toWellFormed())}/${chance.pick(["", "%", "%zz", "..%2f..", "//", "data/query"])}`,
    }),
  ],
];
const kindByShare = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));

function shapeOf(chance: Random): Shape {
  const dataset = part(chance, chance.in(0.95) ? "production" : chance.pick(["extra", "missing"]));
  return chance.pick(kindByShare)(chance, dataset);
}

/** Returns an invalid body: truncated, mangled, not JSON, or nested deeply enough to overflow a recursive parser. */
function spoiled(chance: Random, body: Buffer): Buffer {
  const source = body.toString();
  return chance.pick([
    () => body.subarray(0, chance.upTo(body.length)),
    () => Buffer.from(mangled(chance, source)),
    () => randomBytes(64),
    () => Buffer.alloc(0),
    () => json(value(chance)),
    () =>
      Buffer.from(
        `{"mutations":[{"createOrReplace":{"_id":"a","_type":"page","x":${nested("[", "", "]", chance.pick([100, 5_000, 50_000]))}}}]}`,
      ),
    () =>
      Buffer.from(
        `{"mutations":[{"patch":{"id":"a","set":{"${nested("a[", "0", "]", 3_000)}":1}}}]}`,
      ),
    () =>
      Buffer.from(
        `{"query":"*","params":{"value":${nested('{"a":', "1", "}", chance.pick([100, 5_000]))}}}`,
      ),
  ])();
}

function headersOf(chance: Random, token: string): Record<string, string> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (chance.in(0.93)) headers["authorization"] = `Bearer ${token}`;
  else if (chance.in(0.5))
    headers["authorization"] = chance.pick(["Bearer", "Bearer x", "Basic eDp4", "Bearer \u00ff"]);
  if (chance.in(0.05))
    headers["origin"] = chance.pick(["http://localhost:3333", "null", "http://evil.example", "x"]);
  if (chance.in(0.03))
    headers["host"] = chance.pick(["evil.example", "localhost", "[::1]", "a b", "127.0.0.1:1"]);
  if (chance.in(0.03)) headers["sec-fetch-site"] = chance.pick(["cross-site", "x"]);
  if (chance.in(0.03))
    headers["content-type"] = chance.pick(["text/plain", "image/png", "", "multipart/form-data"]);
  if (chance.in(0.02)) headers["content-encoding"] = "gzip";
  if (chance.in(0.02))
    headers["x-sanity-project-id"] = text(chance).replaceAll(/[^\x20-\x7e]/g, "");
  return headers;
}

/** Picks mostly the first token, which should have the most permissions: a request that is refused finds no faults. */
const oneOf = (chance: Random, tokens: readonly string[]) =>
  chance.pick(chance.in(0.85) ? tokens.slice(0, 1) : tokens);

/** Creates a random request with one of the tokens. */
export function lakeRequest(chance: Random, tokens: readonly string[]): FuzzRequest {
  const shape = shapeOf(chance);
  const version = chance.pick(["/v1", "/v2025-02-19", "/v2025-02-19", "/vX", "/v9999-99-99", ""]);
  const path = version + shape.path;
  return {
    method: chance.in(0.98) ? shape.method : chance.pick(["GET", "POST", "PUT", "DELETE"]),
    path: chance.in(0.99) ? path : mangled(chance, path).replaceAll(/[^\x21-\x7e]/g, ""),
    headers: { ...headersOf(chance, oneOf(chance, tokens)), ...shape.headers },
    ...(shape.body ? { body: chance.in(0.95) ? shape.body : spoiled(chance, shape.body) } : {}),
  };
}
