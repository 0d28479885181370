import { Hono, type Context, type MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Caller } from "../fair-queue.ts";
import { gatewayError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import { diskProblem } from "../storage-health.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { LakeEnv } from "./call.ts";
import { errorResponse } from "./json.ts";
import { streamBody, type Body } from "./request-body.ts";
import { allowOrigin, guardOrigin, type OriginRules } from "./origin-guard.ts";
import { addRoutes } from "./routes.ts";
import { syncWithOtherNodes } from "./shared-requests.ts";
import type { SignInLog } from "./sign-in-log.ts";

// Node.js loads its `Request` and `Response` on first use, which takes as long as the rest of a lake's first query.
// This loads them with the module.
void Response.json;
void Request.name;

/** The caller of a request without a connection, as in tests. It never disconnects. */
const noConnection: Caller = { client: "none", signal: new AbortController().signal };

export interface RequestSource {
  caller?: Caller;
  /** The request's body. If undefined, it is read from the `Request` object. */
  body?: Body;
}

export interface AppSettings extends OriginRules {
  /** Whether other machines can reach the lake. If so, every sign-in requires a password. */
  isExposed: boolean;
  /** The origins to which a sign-in may lead, because its code gives access to the lake. */
  signInOrigins: readonly string[];
  logSignIn: SignInLog;
}

/** The returned handler checks the origin, finds the route, and converts errors to Sanity's format. */
export function createApp(lake: Lake, settings: AppSettings) {
  const app = new Hono<LakeEnv>({ getPath: (_request, options) => pathOf(options?.env?.url) });
  if (lake.telemetry) app.use(countRequests(lake.telemetry));
  app.use(allowOrigin(settings));
  app.use(guardOrigin(settings));
  if (lake.shared) app.use(syncWithOtherNodes(lake, lake.shared.node));
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  addRoutes(app, lake, settings);
  app.notFound(({ env: { url } }) =>
    errorResponse(gatewayError(404, "Not Found", `The lake has no endpoint at ${url.pathname}`)),
  );
  app.onError((error, { req }) => {
    const isFull = lake.storage.recordError(error);
    const reported = isFull ? gatewayError(503, "Service Unavailable", diskProblem) : error;
    return errorResponse(reported, `${req.method} ${req.path}`);
  });
  const { origins } = settings;
  return async (request: Request, from: RequestSource = {}): Promise<Response> => {
    const { caller = noConnection, body = streamBody(request.body) } = from;
    return app.fetch(request, { ...unversioned(request), caller, body, lake, origins });
  };
}

const countRequests =
  (telemetry: Telemetry): MiddlewareHandler<LakeEnv> =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    telemetry.countRequest({
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      seconds: (performance.now() - startedAt) / 1_000,
    });
  };

/** Splits `/v2025-02-19/data/…` into the version and `/data/…`. */
function unversioned(request: Request): { url: URL; apiVersion: string } {
  const url = new URL(request.url);
  const version = /^\/v([0-9X][0-9X-]*)(?=\/)/.exec(url.pathname);
  if (version) url.pathname = url.pathname.slice(version[0].length);
  return { url, apiVersion: version?.[1] ?? "" };
}

/** The path that selects the route, without a trailing slash. It stays encoded, so `%2F` is not a separator. */
function pathOf({ pathname } = new URL("http://localhost")): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

function onMethodNotAllowed({ req, env: { url } }: Context<LakeEnv>, methods: readonly string[]) {
  const message = `${req.method} is not allowed for ${url.pathname}`;
  const response = errorResponse(gatewayError(405, "Method Not Allowed", message));
  response.headers.set("allow", methods.filter((method) => method !== "HEAD").join(", "));
  return response;
}
