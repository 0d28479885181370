import { jsonResponse, fieldsOf, refuseWith } from "../gateway/responses.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";

/**
 * Rejects continue URLs outside the project's authorized domains, and adds these domains to the project's public
 * configuration.
 */
export const enforceDomains: Middleware = async (call, next) => {
  const onward = [call.fields.get("continueurl"), call.fields.get("continueuri")];
  if (!onward.every((address) => leadsToSite(address, call))) {
    return refuseWith("UNAUTHORIZED_DOMAIN : Domain not whitelisted by project");
  }
  const response = await next();
  if (!call.operation.path.endsWith("/v1/projects")) return response;
  const { authorizedDomains } = call.config;
  return jsonResponse({ ...fieldsOf(response), authorizedDomains });
};

/**
 * Whether a URL belongs to an authorized domain. Google compares the host only. Other programs on
 * this machine share the site's host, so the gateway accepts only the site's own origins on that
 * host. A missing URL is accepted.
 */
export function leadsToSite(
  address: unknown,
  { config, origins }: Pick<Call, "config" | "origins">,
): boolean {
  if (address === undefined || address === null || address === "") return true;
  const url = typeof address === "string" ? URL.parse(address) : null;
  if (!url || !/^https?:$/u.test(url.protocol)) return false;
  if (!config.authorizedDomains.includes(url.hostname)) return false;
  const isSitesHost = origins.some((origin) => new URL(origin).hostname === url.hostname);
  return !isSitesHost || origins.includes(url.origin);
}
