import {
  type Auth,
  beforeAuthStateChanged,
  onIdTokenChanged,
  signOut,
  type User,
} from "firebase/auth";
import { SESSION_PATH } from "../session/session-cookie.ts";
import { followSession, hasSessionHint } from "./session-signals.client.ts";
import type { TokenSync } from "../../content/settings/token-sync.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import {
  closeSession,
  openOtherSession,
  openOwnSession,
  signOutMark,
  SyncFailure,
} from "./sync-calls.client.ts";

/** Dependencies of the synchronization, which tests replace. */
export type SyncParts = {
  endpoint: string;
  tokenSync: () => Promise<TokenSync>;
  fetch: typeof fetch;
  hasSession: () => boolean;
  mark: typeof signOutMark;
  /** Calls back when another tab has opened or closed a session; returns a function that unsubscribes. */
  follow: (listener: () => void) => () => void;
  now: () => number;
  /** Runs `work` once after `ms`; returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void;
};

/** Time in ms from a token's renewal to its expiry [AUTH-8]. The SDK itself renews a token only on demand. */
const RENEWAL_LEAD = 5 * 60 * 1000;

/** Delay in ms before a failed renewal is tried again. */
const RETRY_DELAY = 60 * 1000;

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
 * Keeps the site's session in step with the SDK's sign-in state [AUTH-7]. If the auth settings name
 * another service that receives tokens, does the same with the session there. A session opens
 * before the SDK reports the sign-in, is renewed with each new ID token, and closes at sign-out.
 * Replaces the SDK's own synchronization, because the SDK ignores the response's status, sends a
 * request on each visitor's page load, and blocks signing out while the endpoint is down.
 * Returns a function that stops the synchronization.
 */
export function installTokenSync(auth: Auth, parts: SyncParts = inBrowser): () => void {
  const { endpoint, fetch, mark, hasSession } = parts;
  let posted: string | null = null;
  let cancel = () => {};
  let queue: Promise<unknown> = Promise.resolve();
  /**
   * True while this tab signs out because another tab did. The other tab notifies the endpoints, so this tab does
   * not.
   */
  let areNotified = false;

  /** Runs tasks one at a time, in order, because a sign-in must not finish after a later sign-out. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const task = queue.then(work, work);
    queue = task.catch(() => {});
    return task;
  };

  const open = (token: string) =>
    enqueue(async () => {
      if (token === posted) return;
      const { site, service } = await parts.tokenSync();
      const hadSession = hasSession();
      if (site) await openOwnSession({ address: endpoint, fetch }, token);
      try {
        if (service !== null) await openOtherSession({ address: service, fetch }, token);
      } catch (error) {
        // Closes the session that this sign-in has just opened on the site, because a sign-in must open all sessions
        // or none.
        if (!hadSession)
          await closeSession({ address: endpoint, fetch }, "same-origin").catch(() => {});
        throw error;
      }
      posted = token;
      mark.clear();
    });

  /**
   * Closes the site's session. If another service receives tokens too, closes the session there as
   * well. Never rejects, so that signing out never fails. The next page notifies endpoints that
   * were not reached.
   */
  const close = () =>
    enqueue(async () => {
      posted = null;
      if (areNotified) return;
      mark.set();
      const { service } = await parts.tokenSync().catch(() => ({ service: null }));
      const results = await Promise.allSettled([
        ...(hasSession() ? [closeSession({ address: endpoint, fetch }, "same-origin")] : []),
        ...(service === null ? [] : [closeSession({ address: service, fetch }, "include")]),
      ]);
      if (results.every(({ status }) => status === "fulfilled")) mark.clear();
    });

  const schedule = (work: () => void, ms: number) => {
    cancel();
    cancel = parts.later(work, ms);
  };
  const renew = (user: User) => {
    withTimeLimit(user.getIdToken(true)).catch(() => {
      // Retries only while the user is signed in, because the SDK signs out a user whose account or sign-in no longer
      // exists.
      if (auth.currentUser === user) schedule(() => renew(user), RETRY_DELAY);
    });
  };

  const follow = async (user: User) => {
    const { token, expirationTime } = await withTimeLimit(user.getIdTokenResult());
    const left = Date.parse(expirationTime) - parts.now() - RENEWAL_LEAD;
    schedule(() => renew(user), Math.max(left, RETRY_DELAY));
    // Nothing to post: signing in has posted this token already, or a sign-out is in progress and must not be undone.
    if (token === posted || mark.isSet()) return;
    // Without a session, the member has signed out elsewhere or the session has expired. So the SDK signs out too.
    if (hasSession()) await open(token);
    else if ((await parts.tokenSync()).site && !hasSession()) await signOut(auth);
  };
  const followWithRetry = (user: User) => {
    follow(user).catch((error: unknown) => {
      const retryIn = error instanceof SyncFailure ? error.retryIn : RETRY_DELAY;
      if (retryIn !== null && auth.currentUser === user)
        schedule(() => followWithRetry(user), retryIn);
    });
  };

  const signOutWithOtherTab = async () => {
    if (hasSession() || auth.currentUser === null || !(await parts.tokenSync()).site) return;
    areNotified = true;
    await signOut(auth).finally(() => (areNotified = false));
  };

  const ends = [
    // If this callback rejects, the SDK refuses the sign-in (auth/login-blocked). So no sign-in to the
    // SDK succeeds without a session.
    beforeAuthStateChanged(auth, async (user) =>
      user ? open(await withTimeLimit(user.getIdToken())) : close(),
    ),
    onIdTokenChanged(auth, (user) => {
      cancel();
      if (user) followWithRetry(user);
    }),
    parts.follow(() => void signOutWithOtherTab().catch(() => {})),
    () => cancel(),
  ];
  if (mark.isSet()) {
    void auth.authStateReady().then(() => (auth.currentUser ? signOut(auth) : close()));
  }
  return () => ends.forEach((end) => end());
}

let known: Promise<TokenSync> | undefined;

/**
 * Stores which endpoints receive tokens. A sign-in form has already loaded them and calls this
 * function, so that they aren't requested again.
 */
export function storeTokenSync(tokenSync: TokenSync): void {
  known = Promise.resolve(tokenSync);
}

/**
 * Returns the endpoints that receive tokens. The page's HTML does not contain them. Unless a form
 * has already stored them, the first call requests them from the site. Rejects if that fails.
 */
function readTokenSync(): Promise<TokenSync> {
  known ??= requestTokenSync();
  known.catch(() => (known = undefined));
  return known;
}

async function requestTokenSync(): Promise<TokenSync> {
  const response = await fetch(SESSION_PATH);
  if (!response.ok) throw new Error(`The site returned no token settings (${response.status}).`);
  const tokenSync: TokenSync = await response.json();
  return tokenSync;
}
