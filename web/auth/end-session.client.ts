import { SESSION_PATH } from "./session-cookie.ts";
import { announceSession } from "./tabs.client.ts";

/**
 * Signs out: the session first, which is what gates go by, then the SDK's own memory of the member. Rejects when
 * the site can't be reached; then the member is still signed in.
 */
export async function endSession(): Promise<void> {
  const answer = await fetch(SESSION_PATH, { method: "DELETE" });
  if (!answer.ok) throw new Error(`The session was not closed (${answer.status}).`);
  announceSession();
  // Without it the SDK would only remember who was here: the form asks it to forget before the next sign-in.
  await import("./renew-session.client.ts").then(
    ({ forgetMember }) => forgetMember(),
    () => {},
  );
}
