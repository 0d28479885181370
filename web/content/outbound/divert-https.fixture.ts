import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

type Arguments = [URL, https.RequestOptions, (response: http.IncomingMessage) => void];

const isFor = (host: string, args: unknown[]): args is Arguments =>
  args[0] instanceof URL && args[0].hostname === host;

/**
 * Redirects this process's https requests for one host to a local port over http. Returns a function that ends the
 * redirection.
 */
export function divertHttps(host: string, port: number): () => void {
  const { request } = https;
  const divert = (...args: unknown[]): http.ClientRequest => {
    if (!isFor(host, args)) return Reflect.apply(request, https, args);
    const [{ pathname, search }, { signal }, onResponse] = args;
    const path = `${pathname}${search}`;
    return http.request(
      { hostname: "127.0.0.1", port, path, ...(signal ? { signal } : {}) },
      onResponse,
    );
  };
  Object.assign(https, { request: divert });
  syncBuiltinESMExports();
  return () => {
    Object.assign(https, { request });
    syncBuiltinESMExports();
  };
}
