import type { Ports } from "./ports.ts";

/** The URL of each service. */
export type Addresses = { site: string; studio: string; lake: string; auth: string };

/**
 * Returns the services' URLs. They contain `localhost` instead of an IP address, because cookies, redirects and
 * allow-lists use `localhost`.
 */
export function addressesOf(ports: Ports): Addresses {
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    auth: `http://localhost:${ports.auth}`,
  };
}
