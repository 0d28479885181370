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
export function json(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("content-type", "application/json; charset=utf-8");
  all.set("cache-control", "no-store");
  return new Response(JSON.stringify(body), { status, headers: all });
}
