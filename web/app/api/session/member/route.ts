import { unverifiedReader } from "../../../../content/gates/reader.ts";
import { readReader } from "../../../../members/session/session.server.ts";

/**
 * Returns the data of the session's member that pages display, or `null` without a session, with the status 503 while
 * the session can't be checked. Pages request it after a sign-in that reloaded only part of the page.
 */
export async function GET(): Promise<Response> {
  const reader = await readReader();
  return Response.json(reader.display, {
    status: reader === unverifiedReader ? 503 : 200,
    headers: { "cache-control": "private, no-store" },
  });
}
