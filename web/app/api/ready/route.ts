import { readReadiness } from "../../../content/service/readiness.server.ts";

export const dynamic = "force-dynamic";

/**
 * Readiness check: 200 while pages can be rendered, from live or cached content, and the sign-in settings are valid;
 * otherwise 503.
 */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
