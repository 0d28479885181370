export const dynamic = "force-dynamic";

/**
 * Liveness check: responds while the process runs. It checks no other service, so that an outage elsewhere does not
 * restart the site.
 */
export const GET = (): Response =>
  Response.json({ status: "alive" }, { headers: { "cache-control": "no-store" } });
