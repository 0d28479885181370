import { readReader } from "../../../../members/session/session.server.ts";

/**
 * Returns the data of the session's member that pages display, or `null` without a session. Pages
 * request it after a sign-in that reloaded only part of the page.
 */
export async function GET(): Promise<Response> {
  const { display } = await readReader();
  return Response.json(display, { headers: { "cache-control": "private, no-store" } });
}
