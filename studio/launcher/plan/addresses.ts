import type { Ports } from "./ports.ts";

export type Addresses = { site: string; studio: string; lake: string; auth: string };

/**
 * Returns the services' URLs. The host is `localhost`, because cookies, redirects and allow-lists
 * use that name.
 */
export function addressesOf(ports: Ports): Addresses {
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    auth: `http://localhost:${ports.auth}`,
  };
}
