import type { Caller } from "../fair-queue.ts";
import type { Lake } from "../lake.ts";
import type { Identity } from "./identity.ts";

/** A request with everything that a route handler needs. */
export interface Call {
  request: Request;
  caller: Caller;
  /** The URL without its API version. */
  url: URL;
  /** `2025-02-19`, `1`, `X` …; empty if the URL has none. */
  apiVersion: string;
  /** The named parameters of the path. */
  params: Readonly<Record<string, string>>;
  identity: Identity;
  lake: Lake;
  origins: readonly string[];
}

type Handler = (call: Call) => Response | Promise<Response>;

/** A route of the router's table. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** For example `/data/query/:dataset`. A trailing `:rest*` matches the rest of the path. */
  path: string;
  handle: Handler;
}

/** Returns a JSON response. */
export function json(body: unknown, status = 200, headers: HeadersInit = {}): TextResponse {
  return jsonText(JSON.stringify(body), status, headers);
}

/** Returns a response whose JSON is already serialized. */
export function jsonText(text: string, status = 200, headers: HeadersInit = {}): TextResponse {
  const answer = new TextResponse(text, { status, headers });
  answer.headers.set("content-type", "application/json; charset=utf-8");
  answer.headers.set("cache-control", "no-store");
  return answer;
}

/**
 * A response that keeps its text and creates a stream only on request, because a stream costs more than a small query.
 */
export class TextResponse extends Response {
  readonly whole: string;
  /**
   * Expiry time of the cached response in ms since 1970, provided that nothing in the lake changes. 0 means: don't
   * cache.
   */
  lastsUntil = 0;

  constructor(whole: string, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }

  override get body() {
    return new Response(this.whole).body;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.whole);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.whole);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.whole).arrayBuffer();
  }
}
