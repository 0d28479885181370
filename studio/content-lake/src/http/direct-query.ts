import type { HttpBindings } from "@hono/node-server";
import type { Lake } from "../lake.ts";
import type { RequestHead } from "./request-head.ts";
import type { BodyReservation } from "./body-pool.ts";
import type { Call } from "./call.ts";
import { ConnectedCaller } from "./caller.ts";
import { identify } from "./identity.ts";
import { errorResponse, jsonHeaders, textOf } from "./json.ts";
import type { Message } from "./message-sender.ts";
import { checkOrigin, corsHeaders, type OriginRules } from "./origin-guard.ts";
import { byUrl } from "./routes/query.ts";

export interface DirectResponse {
  response: Response;
  /** The headers for other origins. */
  cors: readonly (readonly [string, string])[];
}

/** Handles a request for a query in the URL. Returns undefined for any other request. */
export type DirectQueryHandler = (connection: HttpBindings) => Promise<DirectResponse> | undefined;

/** A query's path. Paths with encoded names don't match, so nothing needs to be decoded. */
const queryPath = /^(?:\/v([0-9X][0-9X-]*))?(\/data\/query\/([\w-]+)\?.*)$/;

/**
 * Handles queries, by far the most frequent requests, without the router, which takes half of the time of a small one.
 * Checks, errors and results are those of the routes. Requests of unusual form, such as those with a body, are left to
 * the router.
 */
export function createDirectQueryHandler(lake: Lake, rules: OriginRules): DirectQueryHandler {
  const { origins } = rules;
  return (connection) => {
    const { method, url: target = "", headers } = connection.incoming;
    if (method !== "GET") return undefined;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) {
      return undefined;
    }
    const [, apiVersion = "", path, dataset] = queryPath.exec(target) ?? [];
    const url = path === undefined ? null : URL.parse(`http://${headers.host}${path}`);
    if (!url || dataset === undefined || url.host !== headers.host) return undefined;
    const request = { method, headers: { get: (name: string) => valueOf(headers[name]) } };
    const handle = async () => {
      const startedAt = performance.now();
      const response = await respond(request, {
        caller: new ConnectedCaller(connection),
        body: null,
        url,
        apiVersion,
        lake,
        origins,
        request,
        params: { dataset },
      });
      lake.telemetry?.countRequest({
        method,
        route: "/data/query/:dataset",
        status: response.status,
        seconds: (performance.now() - startedAt) / 1_000,
      });
      return { response, cors: corsHeaders(request.headers.get("origin"), origins) };
    };
    return handle();
  };

  async function respond(request: RequestHead, call: Omit<Call, "identity" | "bodyReservation">) {
    try {
      checkOrigin(request, call.url, rules);
      return await byUrl({
        ...call,
        bodyReservation: noReservation,
        identity: identify(request, lake),
      });
    } catch (error) {
      return errorResponse(error, `GET ${call.url.pathname}`);
    }
  }
}

const noReservation: BodyReservation = { add: () => undefined, release: () => undefined };

const jsonHead: readonly string[] = Object.entries(jsonHeaders).flat();

/** The headers alternate names and values. */
export function messageOf({ response, cors }: DirectResponse): Message {
  const { status } = response;
  const text = textOf(response) ?? "";
  // Reading the headers of a response creates an object, so those of a result aren't read.
  const own = status === 200 ? jsonHead : [...response.headers].flat();
  const length = String(Buffer.byteLength(text));
  return { status, head: [...own, ...cors.flat(), "content-length", length], text };
}

const valueOf = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : (value?.join(", ") ?? null);
