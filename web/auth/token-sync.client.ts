import { beforeAuthStateChanged, onIdTokenChanged } from "firebase/auth";
import type { Auth, User } from "firebase/auth";
import { SESSION_PATH } from "./session-cookie.ts";
import { hasSessionHint } from "./session-hint.client.ts";

/** What the synchronisation is done with; tests bring their own. */
export type SyncParts = {
  endpoint: string;
  fetch: typeof fetch;
  hasSession: () => boolean;
  now: () => number;
  /** Runs `work` after `ms`, once; answers what prevents it. */
  later: (work: () => void, ms: number) => () => void;
};

/** A token is renewed this long before it ends [AUTH-8]: the SDK renews on demand alone. In ms. */
const EARLY = 5 * 60 * 1000;

/** After a renewal or a synchronisation that failed. In ms. */
const AGAIN = 60 * 1000;

const inBrowser: SyncParts = {
  endpoint: SESSION_PATH,
  fetch: (...request) => fetch(...request),
  hasSession: hasSessionHint,
  now: Date.now,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Keeps the site's session in step with the SDK [AUTH-7]: opened before the SDK says that someone is signed in,
 * renewed with each token, closed when they sign out. The SDK has such a thing of its own, but it disregards the
 * answer's status, asks on each visitor's page load, and lets nobody sign out while the endpoint is down.
 * Answers the function that ends it.
 */
export function installTokenSync(auth: Auth, parts: SyncParts = inBrowser): () => void {
  let posted: string | null = null;
  let cancel = () => {};
  let queue: Promise<unknown> = Promise.resolve();

  /** One at a time, in order: a sign-out must not be overtaken by the sign-in before it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => {});
    return turn;
  };

  const open = (token: string) =>
    inTurn(async () => {
      if (token === posted) return;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await parts.fetch(parts.endpoint, { method: "POST", headers });
      if (!answer.ok) throw new Error(`The session was not opened (${answer.status}).`);
      posted = token;
    });

  const close = () =>
    inTurn(async () => {
      posted = null;
      if (parts.hasSession()) await parts.fetch(parts.endpoint, { method: "DELETE" });
    });

  const renew = (user: User) => {
    user.getIdToken(true).catch(() => plan(user, AGAIN));
  };
  const plan = (user: User, ms: number) => {
    cancel();
    cancel = parts.later(() => renew(user), ms);
  };

  const follow = async (user: User) => {
    const { token, expirationTime } = await user.getIdTokenResult();
    plan(user, Math.max(Date.parse(expirationTime) - parts.now() - EARLY, AGAIN));
    // Signing in has posted it already; one that another tab signed in is that tab's to post.
    if (token !== posted && parts.hasSession()) await open(token);
  };

  const stopBefore = beforeAuthStateChanged(auth, async (user) => {
    // Throwing here makes the SDK refuse the sign-in (auth/login-blocked): nobody is half signed in.
    if (user) return open(await user.getIdToken());
    // A sign-out is never refused. The session then outlives it until it can be closed.
    return close().catch(() => {});
  });
  const stopToken = onIdTokenChanged(auth, (user) => {
    cancel();
    if (user) follow(user).catch(() => plan(user, AGAIN));
  });
  return () => {
    cancel();
    stopBefore();
    stopToken();
  };
}
