import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/*
 * Preloaded into the site (`node --import`). Sends requests for the hosts named in DIVERT_HOSTS (`{ "host": port }`) to
 * their test doubles on this machine, with the original host in a header. Other requests are unchanged.
 */
const doubled = new Map<string, number>(
  Object.entries(JSON.parse(process.env["DIVERT_HOSTS"] ?? "{}")),
);
const requestOutside = https.request;

/** The arguments with which the site's guard for outbound requests calls `https.request`. */
type Arguments = [URL, https.RequestOptions, (response: http.IncomingMessage) => void];

const isForDouble = (args: unknown[]): args is Arguments =>
  args[0] instanceof URL && doubled.has(args[0].hostname);

function request(...args: unknown[]): http.ClientRequest {
  if (!isForDouble(args)) return Reflect.apply(requestOutside, https, args);
  const [url, { headers, method, signal }, onResponse] = args;
  return http.request(
    {
      hostname: "localhost",
      port: doubled.get(url.hostname),
      path: `${url.pathname}${url.search}`,
      ...(method === undefined ? {} : { method }),
      headers: {
        ...Object.fromEntries(Object.entries(headers ?? {})),
        "x-meant-for": url.hostname,
      },
      ...(signal ? { signal } : {}),
    },
    onResponse,
  );
}

Object.assign(https, { request });
syncBuiltinESMExports();
