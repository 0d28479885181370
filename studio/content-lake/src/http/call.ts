import type { Context } from "hono";
import type { Caller } from "../fair-queue.ts";
import { gatewayError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import { sharerOf } from "../query/query-slot.ts";
import type { RequestHead } from "./request-head.ts";
import type { Body } from "./request-body.ts";
import type { BodyReservation } from "./body-pool.ts";
import { identify, type Identity } from "./identity.ts";

interface RequestContext {
  caller: Caller;
  body: Body;
  /** The URL without its API version. */
  url: URL;
  /** `2025-02-19`, `1`, `X` …; empty if the URL has none. */
  apiVersion: string;
  lake: Lake;
  origins: readonly string[];
}

/** The environment type of the lake's hono app. Handlers read the `Arrival` from `context.env`. */
export interface LakeEnv {
  Bindings: RequestContext;
}

export interface Call extends RequestContext {
  request: RequestHead;
  params: Readonly<Record<string, string>>;
  identity: Identity;
  bodyReservation: BodyReservation;
}

export type Handler = (call: Call) => Response | Promise<Response>;

/** Adapts a handler to hono. Throws a 400 if the path is not encoded correctly, and a 401 for an unknown token. */
export const handleWith = (handle: Handler) => (context: Context<LakeEnv>) => {
  const { env, req } = context;
  checkEncoding(env.url.pathname);
  const identity = identify(req.raw, env.lake);
  const bodyReservation = env.lake.bodies.open(() => sharerOf(identity.id, env.caller));
  const response = handle({
    ...env,
    request: req.raw,
    params: req.param(),
    identity,
    bodyReservation,
  });
  return response instanceof Promise ? response.finally(() => bodyReservation.release()) : response;
};

/** Throws a 400 for a path that can't be decoded, because hono would pass the encoded part on to the route. */
function checkEncoding(pathname: string): void {
  try {
    decodeURIComponent(pathname);
  } catch {
    throw gatewayError(400, "Bad Request", "The path is not encoded correctly");
  }
}
