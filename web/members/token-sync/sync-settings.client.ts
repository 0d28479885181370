import { SESSION_PATH } from "../session/session-cookie.ts";
import type { TokenSync } from "../sign-in/sign-in-form.ts";

let known: Promise<TokenSync> | undefined;

/** Stores the settings that a form has just loaded, so that they aren't requested again. */
export function settleTokenSync(tokenSync: TokenSync): void {
  known = Promise.resolve(tokenSync);
}

/** Returns where tokens are sent. Asks the site once if no form was opened: no page contains it. Rejects on failure. */
export function readTokenSync(): Promise<TokenSync> {
  known ??= ask();
  known.catch(() => (known = undefined));
  return known;
}

async function ask(): Promise<TokenSync> {
  const answer = await fetch(SESSION_PATH);
  if (!answer.ok) throw new Error(`The site did not say where tokens go (${answer.status}).`);
  const tokenSync: TokenSync = await answer.json();
  return tokenSync;
}
