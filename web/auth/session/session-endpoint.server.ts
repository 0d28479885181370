import "server-only";
import { serverEnv } from "../../env.server.ts";
import { createSessionEndpoint } from "./session-endpoint.ts";
import { sessions } from "./session.server.ts";

type Endpoint = ReturnType<typeof createSessionEndpoint>;

declare global {
  // One for the process: each route handler may have modules of its own, and what a client may ask is counted once.
  var marqueeSessionEndpoint: Endpoint | undefined;
}

/** The session endpoint of this process. */
export function sessionEndpoint(): Endpoint {
  globalThis.marqueeSessionEndpoint ??= createSessionEndpoint({
    sessions,
    site: () => new URL(serverEnv().siteUrl).origin,
    now: Date.now,
  });
  return globalThis.marqueeSessionEndpoint;
}
