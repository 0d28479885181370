import type { Ports } from "./ports.ts";

/** Where each service answers. */
export type Addresses = { site: string; studio: string; lake: string; auth: string };

/** Addresses by name, not number: cookies, redirects and the allow-lists all say `localhost`. */
export function addressesOf(ports: Ports): Addresses {
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    auth: `http://localhost:${ports.auth}`,
  };
}
