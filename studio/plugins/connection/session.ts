import { filter, first, firstValueFrom, type Observable, timer } from "rxjs";
import type { Connection, ConnectionState } from "./connection.ts";
import { retryWait } from "./retry-wait.ts";

type Options = {
  connection: Connection;
  /** Whether this tab has changes that a sign-out would lose. */
  hasChanges: () => boolean;
  /** Returns the id of the person to whom a token belongs; null if it is invalid. Rejects if nobody can tell. */
  readUser: (token: string) => Promise<string | null>;
};

type Headers = Readonly<Record<string, string>>;

/** Shortest and longest time in ms until it is read again to whom a token belongs. */
const FIRST_RETRY = 250;
const LAST_RETRY = 3_000;

const headerOf = (token: string): string => `Bearer ${token}`;

/**
 * Creates the keeper of a tab's session. When the session ends in this tab or in another one, requests wait until the
 * same person has signed in again, and are then sent with the new token. Otherwise the Studio would replace itself by
 * its sign-in page, and drop what the editor has typed.
 */
export function createSession({ connection, hasChanges, readUser }: Options) {
  let user: string | null = null;
  /** The later sign-in of a person in another tab, whose token the clients of this tab don't know. */
  let later: { user: string; header: string } | null = null;
  /** The token that another tab told last; null for a sign-out. */
  let lastToken: string | null = null;
  const refused = new Set<string>();

  const isSignedIn = ({ isSignedOut }: ConnectionState) => !isSignedOut;
  const newestHeader = (): string | null =>
    later !== null && later.user === user ? later.header : null;

  return {
    setUser(id: string | null): void {
      user = id;
      if (id === null) connection.setSignedOut(false);
    },

    /** Returns the headers of a request, with the newest token in place of one that the content service has refused. */
    authorize<All extends Headers>(headers: All): All {
      const newest = newestHeader();
      const isRefused = refused.has(headers["Authorization"] ?? "");
      return newest !== null && isRefused ? { ...headers, Authorization: newest } : headers;
    },

    /**
     * Notes that the content service has refused the token of a request with these headers. The session has ended if it
     * was the newest token. Returns whether the request may be sent again as soon as somebody is signed in.
     */
    end(headers: Headers): boolean {
      const sent = headers["Authorization"];
      if (user === null || sent === undefined) return false;
      refused.add(sent);
      const newest = newestHeader();
      if (newest === null || refused.has(newest)) connection.setSignedOut(true);
      return true;
    },

    /** Emits once, as soon as requests may be sent. */
    signedIn: (): Observable<ConnectionState> => connection.state.pipe(first(isSignedIn)),

    /** Resolves as soon as requests may be sent. */
    whenSignedIn: async (): Promise<void> => {
      await firstValueFrom(connection.state.pipe(filter(isSignedIn)));
    },

    /**
     * Handles a sign-in or sign-out in another tab; `token` is null for a sign-out. Returns whether the Studio may
     * follow it: it signs out, or starts again with the new token.
     */
    mayFollow(token: string | null): boolean {
      lastToken = token;
      const shouldStay = user !== null && (connection.state.value.isSignedOut || hasChanges());
      if (!shouldStay) return true;
      connection.setSignedOut(true);
      if (token !== null) void resume(token);
      return false;
    },
  };

  async function resume(token: string): Promise<void> {
    const isNewest = () => lastToken === token && user !== null;
    for (let count = 1; isNewest(); count += 1) {
      const id = await readUser(token).catch(() => undefined);
      if (!isNewest()) return;
      if (id !== undefined) return resumeAs(id, headerOf(token));
      const wait = retryWait({ count, first: FIRST_RETRY, last: LAST_RETRY }, null);
      await firstValueFrom(timer(wait));
    }
  }

  function resumeAs(id: string | null, header: string): void {
    // Changes of one person must not be stored in the name of another.
    if (id === null || id !== user) return;
    later = { user: id, header };
    connection.setSignedOut(false);
  }
}

export type Session = ReturnType<typeof createSession>;
