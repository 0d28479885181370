import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/**
 * Preloaded into a program (`node --import`). Redirects every https request to the local server on DIVERT_PORT, which
 * simulates the internet. A header names the original host. Host names are never resolved.
 */
const port = Number(process.env["DIVERT_PORT"]);

const fetchPlain = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("x-meant-for", url.hostname);
  const target = `http://localhost:${port}${url.pathname}${url.search}`;
  return fetchPlain(new Request(target, { ...requestParts(request), headers }));
};

function requestParts({ method, body, signal }: Request): RequestInit & { duplex: "half" } {
  return { method, body, signal, duplex: "half" };
}

const isListener = (value: unknown): value is (response: http.IncomingMessage) => void =>
  typeof value === "function";

function optionsOf(args: unknown[]): https.RequestOptions {
  const [first, second] = args;
  const url = typeof first === "string" || first instanceof URL ? new URL(first) : null;
  const given = url === null ? first : second;
  const options = typeof given === "object" && given !== null ? given : {};
  return url === null
    ? options
    : { hostname: url.hostname, path: `${url.pathname}${url.search}`, ...options };
}

function divertedRequest(...args: unknown[]): http.ClientRequest {
  const { hostname, host, path, method, headers } = optionsOf(args);
  return http.request(
    {
      hostname: "localhost",
      port,
      path: path ?? "/",
      method: method ?? "GET",
      headers: {
        ...Object.fromEntries(Object.entries(headers ?? {})),
        "x-meant-for": String(hostname ?? host),
      },
    },
    args.find(isListener),
  );
}

Object.assign(https, {
  request: divertedRequest,
  get: (...args: unknown[]) => divertedRequest(...args).end(),
});
syncBuiltinESMExports();
