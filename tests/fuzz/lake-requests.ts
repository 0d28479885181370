import { randomBytes } from "node:crypto";
import type { Random } from "../../studio/content-lake/tests/support/random.ts";
import type { FuzzRequest } from "./request.ts";
import { parameters, query, search } from "./queries.ts";
import { id, mangled, nested, someHeaders, text, value } from "./values.ts";
import { actions, mutations } from "./writes.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const otherFiles = ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "\u0089PNG\r\n"];
const json = (body: unknown) => Buffer.from(JSON.stringify(body) ?? "");
const part = (random: Random, of: string) =>
  encodeURIComponent(random.in(0.97) ? of : text(random).toWellFormed());
const flags = (random: Random, ...names: string[]) =>
  names
    .filter(() => random.in(0.3))
    .map((name) => `${name}=${random.pick(["true", "true", "false", "x", ""])}`)
    .join("&");
const ids = (random: Random) =>
  [id(random), ...random.many(2, () => id(random))]
    .map((one) => encodeURIComponent(one.toWellFormed()))
    .join(",");

type Shape = Omit<FuzzRequest, "headers"> & { headers?: Record<string, string> };
/** Returns a request, or the path of a GET request. */
type Make = (random: Random, dataset: string) => Shape | string;

/** The kinds of requests, each with its relative frequency. `dataset` is a path segment. */
const kinds: readonly [number, Make][] = [
  [
    25,
    (random, dataset) => ({
      method: "POST",
      path: `/data/mutate/${dataset}?${flags(random, "returnIds", "returnDocuments", "dryRun", "autoGenerateArrayKeys", "skipCrossDatasetReferenceValidation")}&visibility=${random.pick(["sync", "async", "deferred", "x"])}`,
      body: json(mutations(random)),
    }),
  ],
  [
    15,
    (random, dataset) => ({
      method: "POST",
      path: `/data/actions/${dataset}`,
      body: json(actions(random)),
    }),
  ],
  [15, (random, dataset) => `/data/query/${dataset}?${search(random)}`],
  [
    8,
    (random, dataset) => ({
      method: "POST",
      path: `/data/query/${dataset}?perspective=${random.pick(["raw", "drafts", "published", "r1"])}`,
      body: json({
        query: query(random),
        params: random.in(0.95) ? parameters(random) : value(random),
      }),
    }),
  ],
  [
    4,
    (random, dataset) =>
      `/data/doc/${dataset}/${ids(random)}?${flags(random, "excludeContent", "includeAllVersions")}`,
  ],
  [
    5,
    (random, dataset) => ({
      method: "GET",
      path: `/data/listen/${dataset}?${search(random)}`,
      headers: random.in(0.3) ? { "last-event-id": random.pick(["x", "t-1#a", "1", "#"]) } : {},
    }),
  ],
  [2, (random, dataset) => `/data/live/events/${dataset}?${search(random)}`],
  [
    5,
    (random, dataset) =>
      `/data/history/${dataset}/${random.pick(["transactions", "documents", "events/documents"])}/${ids(random)}?${search(random)}`,
  ],
  [
    2,
    (random, dataset) =>
      `/data/references/${dataset}/documents/${ids(random)}/to?${search(random)}`,
  ],
  [1, (random, dataset) => `/data/export/${dataset}?${search(random)}`],
  [
    3,
    (random, dataset) => ({
      method: "POST",
      path: `/assets/${random.pick(["images", "files"])}/${dataset}?filename=${encodeURIComponent(text(random).toWellFormed())}&${random.pick(["meta=location", "meta=x&meta=", "title=%F0%9F%98%80", ""])}`,
      body: random.in(0.5) ? png : Buffer.from(random.pick([text(random), ...otherFiles])),
    }),
  ],
  [
    3,
    (random, dataset) => ({
      method: "GET",
      path: `/${random.pick(["images", "files"])}/marquee/${dataset}/${random.pick(["a", "b".repeat(40)])}-1x1.png?w=${random.pick(["1", "-1", "1e9", "x", "0.5"])}&fit=${random.pick(["crop", "x"])}&rect=${random.pick(["0,0,1,1", "-1,0", "x"])}&fm=${random.pick(["webp", "x"])}`,
      headers: random.in(0.5)
        ? { range: random.pick(["bytes=0-", "bytes=5-1", "bytes=-1", "x"]) }
        : {},
    }),
  ],
  [2, (random) => `/users/${random.pick(["me", "me/keyvalue/a,b", ids(random)])}`],
  [
    1,
    (random) => ({
      method: "PUT",
      path: "/users/me/keyvalue",
      body: json(
        random.in(0.7) ? [{ key: random.pick(["a", "b"]), value: value(random) }] : value(random),
      ),
    }),
  ],
  [
    2,
    (random, dataset) => {
      const project = ["", "/grants", "/datasets", `/datasets/${dataset}/acl`];
      const comments = `/datasets?datasetProfile=comments&addonFor=${dataset}`;
      const rest = "/datasets /features /ping /check/cors /help /journey/x/y /schedules/a/b";
      const ofProject = [...project, comments].map((path) => `/projects/marquee${path}`);
      return random.pick([...ofProject, ...rest.split(" ")]);
    },
  ],
  [
    1,
    (_random, dataset) => ({ method: "POST", path: `/comments/${dataset}/setup`, body: json({}) }),
  ],
  [
    1,
    (random) => ({
      method: random.pick(["PUT", "PATCH"]),
      path: `/datasets/${random.pick(["extra", "~x", "A", "%20"])}`,
      body: json(
        random.in(0.5) ? { aclMode: random.pick(["public", "private", "x"]) } : value(random),
      ),
    }),
  ],
  [
    2,
    (random) =>
      `/auth/${random.pick(["providers", "id", "fetch?sid=x", "login/local?origin=http://localhost:3333", "login/local?origin=javascript:1", "login/local"])}`,
  ],
  [
    2,
    (random) => ({
      method: random.pick(["GET", "POST", "HEAD", "DELETE", "OPTIONS", "PROPFIND"]),
      path: `/${encodeURIComponent(text(random).toWellFormed())}/${random.pick(["", "%", "%zz", "..%2f..", "//", "data/query"])}`,
    }),
  ],
];
const kindByShare = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));

function shapeOf(random: Random): Shape {
  const dataset = part(random, random.in(0.95) ? "production" : random.pick(["extra", "missing"]));
  const made = random.pick(kindByShare)(random, dataset);
  return typeof made === "string" ? { method: "GET", path: made } : made;
}

/** Returns an invalid body: truncated, mangled, not JSON, or nested deeply enough to overflow a recursive parser. */
function spoiled(random: Random, body: Buffer): Buffer {
  const source = body.toString();
  const deep = nested("[", "", "]", random.pick([100, 5_000, 50_000]));
  const object = nested('{"a":', "1", "}", random.pick([100, 5_000]));
  const path = nested("a[", "0", "]", 3_000);
  return random.pick([
    () => body.subarray(0, random.upTo(body.length)),
    () => Buffer.from(mangled(random, source)),
    () => randomBytes(64),
    () => Buffer.alloc(0),
    () => json(value(random)),
    () => Buffer.from(`{"mutations":[{"createOrReplace":{"_id":"a","_type":"page","x":${deep}}}]}`),
    () => Buffer.from(`{"mutations":[{"patch":{"id":"a","set":{"${path}":1}}}]}`),
    () => Buffer.from(`{"query":"*","params":{"value":${object}}}`),
  ])();
}

function headersOf(random: Random, token: string): Record<string, string> {
  const sent = someHeaders(
    random,
    [0.5, "authorization", ["Bearer", "Bearer x", "Basic eDp4", "Bearer \u00ff"]],
    [0.93, "authorization", [`Bearer ${token}`]],
    [0.05, "origin", ["http://localhost:3333", "null", "http://evil.example", "x"]],
    [0.03, "host", ["evil.example", "localhost", "[::1]", "a b", "127.0.0.1:1"]],
    [0.03, "sec-fetch-site", ["cross-site", "x"]],
    [0.03, "content-type", ["text/plain", "image/png", "", "multipart/form-data"]],
    [0.02, "content-encoding", ["gzip"]],
    [0.02, "x-sanity-project-id", [text(random).replaceAll(/[^\x20-\x7e]/g, "")]],
  );
  return { "content-type": "application/json", ...sent };
}

/** Returns mostly the first token: a request that the lake rejects runs little of the lake's code. */
const oneOf = (random: Random, tokens: readonly string[]) =>
  random.pick(random.in(0.85) ? tokens.slice(0, 1) : tokens);

export function lakeRequest(random: Random, tokens: readonly string[]): FuzzRequest {
  const shape = shapeOf(random);
  const version = random.pick(["/v1", "/v2025-02-19", "/v2025-02-19", "/vX", "/v9999-99-99", ""]);
  const path = version + shape.path;
  return {
    method: random.in(0.98) ? shape.method : random.pick(["GET", "POST", "PUT", "DELETE"]),
    path: random.in(0.99) ? path : mangled(random, path).replaceAll(/[^\x21-\x7e]/g, ""),
    headers: { ...headersOf(random, oneOf(random, tokens)), ...shape.headers },
    ...(shape.body ? { body: random.in(0.95) ? shape.body : spoiled(random, shape.body) } : {}),
  };
}
