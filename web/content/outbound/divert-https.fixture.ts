import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

type Arguments = [URL, https.RequestOptions, (response: http.IncomingMessage) => void];

const isFor = (host: string, args: unknown[]): args is Arguments =>
  args[0] instanceof URL && args[0].hostname === host;

/** Sends this process's https requests for a host to a local port over http, until the returned function is called. */
export function divertHttps(host: string, port: number): () => void {
  const { request } = https;
  const divert = (...args: unknown[]): http.ClientRequest => {
    if (!isFor(host, args)) return Reflect.apply(request, https, args);
    const [{ pathname, search }, { signal }, onResponse] = args;
    const path = `${pathname}${search}`;
    const options = { hostname: "127.0.0.1", port, path, ...(signal ? { signal } : {}) };
    return http.request(options, onResponse);
  };
  const replace = (request: unknown) => {
    Object.assign(https, { request });
    syncBuiltinESMExports();
  };
  replace(divert);
  return () => replace(request);
}
