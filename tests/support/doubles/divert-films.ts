import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/*
 * Loaded before the site (`node --import`): what it asks of the films' hosts goes to their double on
 * DIVERT_FILMS_PORT, with the host it was meant for in a header. All else goes where it went.
 */
const port = Number(process.env["DIVERT_FILMS_PORT"]);
const doubled = new Set(["vimeo.com", "www.youtube.com", "i.vimeocdn.com", "i.ytimg.com"]);
const requestOutside = https.request;

/** The form in which the site's outbound door asks. */
type Arguments = [URL, https.RequestOptions, (response: http.IncomingMessage) => void];

const isForDouble = (args: unknown[]): args is Arguments =>
  args[0] instanceof URL && doubled.has(args[0].hostname);

function request(...args: unknown[]): http.ClientRequest {
  if (!isForDouble(args)) return Reflect.apply(requestOutside, https, args);
  const [url, { headers, signal }, onResponse] = args;
  return http.request(
    {
      hostname: "localhost",
      port,
      path: `${url.pathname}${url.search}`,
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
