import { readReader } from "../../../../members/session/session.server.ts";

/**
 * Returns the data of the session's member for the page, or `null` without a session. Pages ask for it after a sign-in
 * that did not load the page as a whole.
 */
export async function GET(): Promise<Response> {
  const { display } = await readReader();
  return Response.json(display, { headers: { "cache-control": "private, no-store" } });
}
