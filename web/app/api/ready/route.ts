import { readReadiness } from "../../../content/readiness.server.ts";

export const dynamic = "force-dynamic";

/** Whether visitors should be sent here: 200 while pages can be made, of content that answers or that was kept; else 503. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
