import type { Lake } from "../lake.ts";
import type { Identity } from "./identity.ts";

/** A request on its way to a route. */
export interface Call {
  request: Request;
  /** The address without its version. */
  url: URL;
  /** `2025-02-19`, `1`, `X` …; empty where the address has none. */
  apiVersion: string;
  /** The named parts of the path. */
  params: Readonly<Record<string, string>>;
  identity: Identity;
  lake: Lake;
  origins: readonly string[];
}

/** Answers one kind of request. */
type Handler = (call: Call) => Response | Promise<Response>;

/** One line of the router's table. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/data/query/:dataset`; a last part `:rest*` takes all that follows. */
  path: string;
  handle: Handler;
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: HeadersInit = {}): TextResponse {
  const answer = new TextResponse(JSON.stringify(body), { status, headers });
  answer.headers.set("content-type", "application/json; charset=utf-8");
  answer.headers.set("cache-control", "no-store");
  return answer;
}

/** A response that makes a stream of its text only where one is asked for: the stream costs more than a small query. */
export class TextResponse extends Response {
  readonly whole: string;
  /**
   * Until when whoever asks the same may get this answer again, as long as nothing in the lake changes. In ms since 1970;
   * 0: it may not be kept.
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
