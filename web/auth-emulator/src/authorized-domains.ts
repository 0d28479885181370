import { answerWith, fieldsOf, refuseWith } from "./answers.ts";
import type { Call, Middleware } from "./middleware.ts";

/** Has mails and sign-in pages lead to the project's authorised domains alone, and says which these are. */
export const keepToDomains: Middleware = async (call, next) => {
  const onward = [call.fields.get("continueurl"), call.fields.get("continueuri")];
  if (!onward.every((address) => leadsToSite(address, call))) {
    return refuseWith("UNAUTHORIZED_DOMAIN : Domain not whitelisted by project");
  }
  const answer = await next();
  if (!call.operation.path.endsWith("/v1/projects")) return answer;
  const { authorizedDomains } = call.config;
  return answerWith({ ...fieldsOf(answer), authorizedDomains });
};

/**
 * Whether an address is of an authorised domain. Google looks at the host alone; on this machine other programs share
 * the host, so of the site's own host only the site's origins are meant. Nothing given leads nowhere.
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
