import "server-only";
import { serverEnv } from "../../env.server.ts";
import { logSecurity } from "../../security-log.server.ts";
import { createSessionEndpoint } from "./session-endpoint.ts";
import { sessions } from "./session.server.ts";

type Endpoint = ReturnType<typeof createSessionEndpoint>;

declare global {
  // One for the process: each route handler may have its own copy of this module, but rate limits must be shared.
  var marqueeSessionEndpoint: Endpoint | undefined;
}

/** Returns the session endpoint of this process. */
export function sessionEndpoint(): Endpoint {
  globalThis.marqueeSessionEndpoint ??= createSessionEndpoint({
    sessions,
    site: () => new URL(serverEnv().siteUrl).origin,
    now: Date.now,
    logSecurity,
  });
  return globalThis.marqueeSessionEndpoint;
}
