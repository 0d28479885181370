import "./production.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import compression from "compression";
import next from "next";
import { setTimeout as pause } from "node:timers/promises";
import type { LanguageSettings } from "../i18n/languages.ts";
import { shippedLanguages } from "../i18n/shipped.ts";
import { log, ownHosts, secretTexts } from "../runtime/log.ts";
import { guardOutput } from "../runtime/output-guard.ts";
import { type RequestHandler, createRequestHandler } from "./handle-requests.ts";
import { createBodyAdmission } from "./admit-bodies.ts";
import { createCookieAdmission } from "./admit-cookies.ts";
import { requestFromNext } from "./request-from-next.ts";
import { clientOfRequest } from "./client-of-request.ts";
import { createErrorPages } from "./error-pages.ts";
import { readStartFile } from "../start/start-file.ts";
import { startWithBuiltConfig } from "./internals/built-config.ts";
import { provideKeys } from "./internals/next-keys.ts";
import { createMemberPages } from "./send-member-pages.ts";
import { createRequestTurns } from "./request-turns.ts";
import { createRequestMeter, inTraceOfExpiry } from "./measure-requests.ts";
import { createPageFinisher } from "./page-cache/finish-page.ts";
import { siteScripts } from "./policy/site-scripts.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createPageRenewal } from "./page-cache/page-renewal.ts";
import { createRenderOrder } from "./page-cache/render-order.ts";
import { createAddressList } from "./routing/known-addresses.ts";
import { setConnectionTimeouts, stopOnSignal } from "./timeouts-and-shutdown.ts";
import { policyHosts } from "./policy/policy-hosts.ts";
import { securityHeaders } from "./policy/security-headers.ts";
import { withSettingsHeaders } from "./policy/write-headers.ts";
import { readRoutes } from "./routing/site-routes.ts";
import { statusOfOwn, untilPageIsServed } from "./first-page.ts";
import { absolutePaths, readStartOptions } from "./start-options.ts";
import { warmUp } from "./warm-up.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

/**
 * Size in bytes of each of the two page caches: one for visitors, one for members. A compressed
 * page is about 20 kB, so a cache holds about 3,000 pages.
 */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/** Listeners of one response's events from which Node.js suspects a leak. */
const MAX_LISTENERS = 30;

/**
 * Number of connections that wait to be accepted. The 511 of Node.js are too few if one client opens many at once: the
 * connections of others are then made a second later, or three. The kernel's own limit may be lower.
 */
const MAX_WAITING_CONNECTIONS = 8_192;

// The filter must be installed before Next.js starts and logs.
const ownAddresses: string[] = [];
guardOutput({
  secrets: () => secretTexts(),
  own: () => [...ownHosts(), ...ownAddresses],
  now: Date.now,
});

const web = join(import.meta.dirname, "..");
const options = readStartOptions(process.argv.slice(2), web);
if ("problem" in options) {
  console.error(options.problem);
  process.exit(1);
}
const { hostname, port } = options;
ownAddresses.push(hostname);

// Next.js and the site resolve paths of the build against the working directory. The server of a standalone build
// changes it too.
Object.assign(process.env, absolutePaths(process.env, process.cwd()));
process.chdir(web);

const dist = process.env["MARQUEE_DIST"] ?? ".next";
const build = `${web}/${dist}`;
const mismatch = startWithBuiltConfig(build, dist);
if (mismatch !== null) {
  console.error(mismatch.problem);
  process.exit(1);
}
provideKeys(build, process.env["SANITY_REVALIDATE_SECRET"]);

siteRuntime().provide("variantSecret", randomBytes(32));
// To expire pages, the site sends a request to its own endpoint. With `PORT`, the request goes to localhost, so `PORT`
// is set only if the server listens there. `next start` sets this variable too.
if (/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(hostname))
  process.env["PORT"] = String(port);
const app = next({ dev: false, dir: web, hostname, port });
await app.prepare();

const renderOrder = createRenderOrder();
const nextHandler = renderOrder.wrap(
  inTraceOfExpiry(withSettingsHeaders(app.getRequestHandler(), process.env)),
);
const requestPage = (path: string) => requestFromNext(nextHandler, path);
siteRuntime().provide(
  "pageRenewal",
  createPageRenewal({
    requestPage: (path) => requestPage(path),
    now: () => performance.now(),
    pause: (ms) => pause(ms, undefined, { ref: false }),
  }),
);
const headers = securityHeaders(process.env);
const findRoute = readRoutes(build, `${web}/public`);

const addresses = createAddressList({
  read: () => {
    const read = siteRuntime().find("readAddresses");
    return read ? read() : Promise.reject(new Error("the site has not started"));
  },
  onFailure: (error) =>
    log.warn(
      `routing: the published addresses can't be read, so the earlier ones remain in use (${String(error)})`,
    ),
  now: () => performance.now(),
  pause: (ms) => pause(ms),
});

/** Languages of the error pages until the site's own languages are known. */
const shippedSettings: LanguageSettings = {
  languages: shippedLanguages.map((code) => ({ code, name: code, direction: "ltr" })),
  defaultLanguage: "en",
};

async function openHandler(): Promise<RequestHandler> {
  const ownScripts = await siteScripts(requestPage);
  // Reads the addresses before the first request arrives, so that requests for existing pages never wait while the
  // content service is down. Next.js has already run the instrumentation hook, which provides the reader.
  await addresses.reread();
  const finisher = createPageFinisher({
    hosts: policyHosts(process.env),
    ownScripts,
    startFile: readStartFile(build),
  });
  const errorPages = createErrorPages({
    requestPage,
    finish: (html) => finisher.finish(html),
    headers,
  });
  // With NODE_COMPILE_CACHE, the next start reads the scripts that rendering has compiled.
  void warmUp({ requestPage, errorPages, addresses: addresses.current() }).then(() =>
    flushCompileCache(),
  );
  return createRequestHandler({
    nextHandler,
    pages: createPageCache({ maxBytes: MAX_CACHE_BYTES, now: Date.now }),
    memberPages: createMemberPages({
      requestPage,
      variants: createPageCache({ maxBytes: MAX_CACHE_BYTES, now: Date.now }),
      finisher,
    }),
    errorPages,
    addresses,
    findRoute,
    languages: shippedSettings,
    finisher,
    onExpiry: () => renderOrder.expire(),
    headers,
  });
}

// Null until the handlers are ready. The server listens earlier, because the site requests its own endpoint as soon as
// it follows content changes.
let handler: RequestHandler | null = null;
const opening = openHandler().then((opened) => (handler = opened));

const compressed = compression();
const startRequest = createRequestMeter(findRoute);
const logError = (error: unknown) =>
  log.error(`routing: a request can't be answered (${String(error)})`);
const failOf = (response: ServerResponse) => (error: unknown) => {
  logError(error);
  response.destroy();
};
function respond(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const count = startRequest(request, response);
  const fail = failOf(response);
  const handleUnlessSent = (isSent: boolean) => {
    if (isSent) count?.("hit");
    if (isSent || response.destroyed) return;
    if (count !== undefined) response.once("close", () => count("miss"));
    compressed(request, response, () => void handler.handleUncached(request, response).catch(fail));
  };
  const sent = handler.sendCached(request, response);
  if (typeof sent === "boolean") handleUnlessSent(sent);
  else sent.then(handleUnlessSent).catch(fail);
}
const admitCookies = createCookieAdmission(() => siteRuntime().find("cookieChecks"), Date.now);
const incoming = new AsyncLocalStorage<IncomingMessage>();
siteRuntime().provide("incoming", incoming);
const receiving = new WeakSet<object>();
const admitBody = createBodyAdmission({
  findRoute,
  headers,
  incoming,
  logSecurity: (event, fields) => siteRuntime().find("securityLog")?.(event, fields),
  now: Date.now,
  onError: logError,
  receiving,
});
function usedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
const beginInTurn = createRequestTurns(
  { now: () => performance.now(), used: usedMilliseconds, onError: logError },
  (response) => receiving.has(response),
);
const server = createServer((request, response) => {
  // Turns, admission, compression and Next.js each listen for the end of a response.
  response.setMaxListeners(MAX_LISTENERS);
  beginInTurn(clientOfRequest(request), response, () =>
    admitBody(request, response, () => handle(request, response)),
  );
});
function handle(request: IncomingMessage, response: ServerResponse): void {
  const admitted = admitCookies(request);
  // A page that another instance has notified of a change waits until this instance knows the change.
  const catchingUp = siteRuntime().find("catchUp")?.(request.headers.cookie) ?? null;
  if (handler !== null && admitted === null && catchingUp === null) {
    return respond(handler, request, response);
  }
  void Promise.all([opening, catchingUp, admitted])
    .then(([opened, isCaughtUp]) =>
      // Without a response, the load balancer tries another instance.
      isCaughtUp === false ? request.destroy() : respond(opened, request, response),
    )
    .catch(failOf(response));
}
setConnectionTimeouts(server);
server.once("error", (error) => {
  console.error(`The site can't listen on ${hostname}:${port}: ${error.message}`);
  process.exit(1);
});
async function announce(): Promise<void> {
  await opening;
  const { defaultLanguage } = addresses.current()?.languages ?? shippedSettings;
  const page = `/${defaultLanguage}`;
  await untilPageIsServed({
    request: () => statusOfOwn(server, page),
    onFailure: (reason) =>
      log.error(
        `start: ${page} can't be served yet (${reason}), which is tried again; the lines before say why`,
      ),
    pause: (ms) => pause(ms),
  });
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  console.log(`Site ready at http://${host}:${port}`);
}
server.listen({ port, host: hostname, backlog: MAX_WAITING_CONNECTIONS }, () => void announce());
stopOnSignal(server, async () => {
  await Promise.allSettled([app.close(), siteRuntime().stop()]);
});
