export const dynamic = "force-dynamic";

/** Whether this process answers. It asks nobody, so that a service that is down restarts no site. */
export const GET = (): Response =>
  Response.json({ status: "alive" }, { headers: { "cache-control": "no-store" } });
