import { SESSION_PATH } from "./session-cookie.ts";
import type { TokenSync } from "../sign-in-form.ts";

let known: Promise<TokenSync> | undefined;

/** Says where tokens go, for who has just read it with a form's settings. */
export function settleTokenSync(tokenSync: TokenSync): void {
  known = Promise.resolve(tokenSync);
}

/** Where tokens go; the site is asked once where no form was opened: no page carries it. Rejects while it can't be. */
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
