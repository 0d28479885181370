import { beforeAuthStateChanged, onIdTokenChanged, signOut } from "firebase/auth";
import type { Auth, User } from "firebase/auth";
import { SESSION_PATH } from "./session-cookie.ts";
import { hasSessionHint } from "./session-hint.client.ts";
import type { TokenSync } from "../sign-in-form.ts";
import { signOutMark } from "./sign-out-mark.client.ts";
import {
  closeSession,
  openOtherSession,
  openOwnSession,
  SyncFailure,
} from "./sync-calls.client.ts";
import { readTokenSync } from "./sync-settings.client.ts";
import { followSession } from "./tabs.client.ts";

/** What the synchronisation is done with; tests bring their own. */
export type SyncParts = {
  endpoint: string;
  tokenSync: () => Promise<TokenSync>;
  fetch: typeof fetch;
  hasSession: () => boolean;
  mark: typeof signOutMark;
  /** Calls back when another tab has opened or closed a session; answers what ends it. */
  follow: (listener: () => void) => () => void;
  now: () => number;
  /** Runs `work` after `ms`, once; answers what prevents it. */
  later: (work: () => void, ms: number) => () => void;
};

/** A token is renewed this long before it ends [AUTH-8]: the SDK renews on demand alone. In ms. */
const EARLY = 5 * 60 * 1000;

/** After a renewal that failed. In ms. */
const AGAIN = 60 * 1000;

const inBrowser: SyncParts = {
  endpoint: SESSION_PATH,
  tokenSync: readTokenSync,
  fetch: (...request) => fetch(...request),
  hasSession: hasSessionHint,
  mark: signOutMark,
  follow: followSession,
  now: Date.now,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Keeps the site's session, and another service's, in step with the SDK [AUTH-7]: opened before the SDK says that
 * someone is signed in, renewed with each token, closed when they sign out. The SDK has such a thing of its own, but it
 * disregards the answer's status, asks on each visitor's page load, and lets nobody sign out while the endpoint is down.
 * Answers the function that ends it.
 */
export function installTokenSync(auth: Auth, parts: SyncParts = inBrowser): () => void {
  const { endpoint, fetch, mark, hasSession } = parts;
  let posted: string | null = null;
  let cancel = () => {};
  let queue: Promise<unknown> = Promise.resolve();
  /** Signing out because another tab did: that one tells the endpoints. */
  let isTold = false;

  /** One at a time, in order: a sign-out must not be overtaken by the sign-in before it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => {});
    return turn;
  };

  const open = (token: string) =>
    inTurn(async () => {
      if (token === posted) return;
      const { site, service } = await parts.tokenSync();
      const hadSession = hasSession();
      if (site) await openOwnSession({ address: endpoint, fetch }, token);
      try {
        if (service !== null) await openOtherSession({ address: service, fetch }, token);
      } catch (error) {
        // Nobody is half signed in: what this sign-in opened is closed again.
        if (!hadSession)
          await closeSession({ address: endpoint, fetch }, "same-origin").catch(() => {});
        throw error;
      }
      posted = token;
      mark.clear();
    });

  /** Never rejects: a sign-out is never refused. What was not told is told when the next page asks. */
  const close = () =>
    inTurn(async () => {
      posted = null;
      if (isTold) return;
      mark.set();
      const { service } = await parts.tokenSync().catch(() => ({ service: null }));
      const told = await Promise.allSettled([
        ...(hasSession() ? [closeSession({ address: endpoint, fetch }, "same-origin")] : []),
        ...(service === null ? [] : [closeSession({ address: service, fetch }, "include")]),
      ]);
      if (told.every(({ status }) => status === "fulfilled")) mark.clear();
    });

  const plan = (work: () => void, ms: number) => {
    cancel();
    cancel = parts.later(work, ms);
  };
  const renew = (user: User) => {
    user.getIdToken(true).catch(() => {
      // Where the provider says that the account or its sign-in is no more, the SDK has signed out already.
      if (auth.currentUser === user) plan(() => renew(user), AGAIN);
    });
  };

  const follow = async (user: User) => {
    const { token, expirationTime } = await user.getIdTokenResult();
    const left = Date.parse(expirationTime) - parts.now() - EARLY;
    plan(() => renew(user), Math.max(left, AGAIN));
    // Signing in has posted it already; who is on the way out is not let in again.
    if (token === posted || mark.isSet()) return;
    // The SDK remembers who signed out elsewhere, or whose session ended: for the site they are gone.
    if (hasSession()) await open(token);
    else if ((await parts.tokenSync()).site && !hasSession()) await signOut(auth);
  };
  const keepUp = (user: User) => {
    follow(user).catch((error: unknown) => {
      const againIn = error instanceof SyncFailure ? error.againIn : AGAIN;
      if (againIn !== null && auth.currentUser === user) plan(() => keepUp(user), againIn);
    });
  };

  const forget = async () => {
    if (hasSession() || auth.currentUser === null || !(await parts.tokenSync()).site) return;
    isTold = true;
    await signOut(auth).finally(() => (isTold = false));
  };

  const ends = [
    // Throwing here makes the SDK refuse the sign-in (auth/login-blocked): nobody is half signed in.
    beforeAuthStateChanged(auth, async (user) => (user ? open(await user.getIdToken()) : close())),
    onIdTokenChanged(auth, (user) => {
      cancel();
      if (user) keepUp(user);
    }),
    parts.follow(() => void forget().catch(() => {})),
    () => cancel(),
  ];
  if (mark.isSet()) {
    void auth.authStateReady().then(() => (auth.currentUser ? signOut(auth) : close()));
  }
  return () => ends.forEach((end) => end());
}
