import { framePolicy } from "../../editors/preview-check/frame-response.ts";
import type { NextHandler } from "../request-from-next.ts";
import { policyHosts } from "./policy-hosts.ts";
import { settingsHeaders } from "./security-headers.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** Path of the page that the studio's preview check opens in a frame. It has a policy of its own. */
const FRAME = "/api/preview-check/frame";

/**
 * Adds the headers that depend on the settings to every response of Next.js. Next.js adds those of
 * `next.config.ts` later, so a path there can replace the policy.
 */
export function withSettingsHeaders(nextHandler: NextHandler, env: Values): NextHandler {
  const headers = settingsHeaders(env);
  const frame = framePolicy(policyHosts(env).parents);
  return (request, response) => {
    for (const { key, value } of headers) response.setHeader(key, value);
    if (request.url?.split("?", 1)[0] === FRAME) {
      response.setHeader("Content-Security-Policy", frame);
    }
    return nextHandler(request, response);
  };
}
