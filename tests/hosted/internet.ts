import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { buffer } from "node:stream/consumers";
import { openServer } from "../../web/http-server.fixture.ts";

type Received = { host: string; path: string; token: string | undefined; search: URLSearchParams };

/** Headers in which a diverted request names its host. */
const meantFor = "x-meant-for";

function optionsOf([first, second]: unknown[]): https.RequestOptions {
  const url = typeof first === "string" || first instanceof URL ? new URL(first) : null;
  const options = Object(url === null ? first : second);
  return url === null
    ? options
    : { hostname: url.hostname, path: `${url.pathname}${url.search}`, ...options };
}

/** Sends this process's https requests, also those of `fetch`, to a local server with the responses of `respond`. */
export async function replaceInternet(respond: (host: string) => unknown) {
  const received: Received[] = [];
  const { port, close } = await openServer(async (request, response) => {
    await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const host = String(request.headers[meantFor]);
    const token = request.headers.authorization;
    received.push({ host, path: pathname, token, search: searchParams });
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(respond(host)));
  });
  const original = { fetch: globalThis.fetch, request: https.request, get: https.get };
  const request = (...args: unknown[]) => {
    const { hostname, host, path = "/", method = "GET", headers } = optionsOf(args);
    const named = { ...Object(headers), [meantFor]: String(hostname ?? host) };
    const outgoing = http.request({ hostname: "127.0.0.1", port, path, method, headers: named });
    const onResponse = args.find((each) => typeof each === "function");
    if (onResponse)
      outgoing.on("response", (response) => Reflect.apply(onResponse, null, [response]));
    return outgoing;
  };
  globalThis.fetch = async (input, init) => {
    const { method, headers, url } = new Request(input, init);
    const { hostname, pathname, search } = new URL(url);
    const named = { ...Object.fromEntries(headers), [meantFor]: hostname };
    const address = `http://127.0.0.1:${port}${pathname}${search}`;
    return original.fetch(address, { method, headers: named });
  };
  const replaceHttps = (functions: object) => {
    Object.assign(https, functions);
    syncBuiltinESMExports();
  };
  replaceHttps({ request, get: (...args: unknown[]) => request(...args).end() });
  return {
    received,
    close: () => {
      globalThis.fetch = original.fetch;
      replaceHttps({ request: original.request, get: original.get });
      close();
    },
  };
}
