import { filter, first, firstValueFrom, type Observable } from "rxjs";
import type { Connection, ConnectionState } from "./connection.ts";

type Options = {
  connection: Connection;
  /** Whether this tab has changes that a sign-out would lose. */
  hasChanges: () => boolean;
  /** Returns the id of the person to whom a token belongs; null if it is invalid. */
  readUser: (token: string) => Promise<string | null>;
};

type Headers = Readonly<Record<string, string>>;

/**
 * Creates the keeper of a tab's session. When the session ends in this tab or in another one, requests wait until the
 * same person has signed in again, and are then sent with the new token. Otherwise the Studio would replace itself by
 * its sign-in page, and drop what the editor has typed.
 */
export function createSession({ connection, hasChanges, readUser }: Options) {
  let user: string | null = null;
  /** The token of a later sign-in, which the clients of this tab don't know. */
  let newToken: string | null = null;

  const isSignedIn = ({ isSignedOut }: ConnectionState) => !isSignedOut;

  return {
    /** Sets the person who is signed in; null while nobody is. */
    setUser(id: string | null): void {
      user = id;
      if (id === null) connection.setSignedOut(false);
    },

    /** Returns the headers of a request with the newest token. */
    authorize: <All extends Headers>(headers: All): All =>
      newToken === null || headers["Authorization"] === undefined
        ? headers
        : { ...headers, Authorization: `Bearer ${newToken}` },

    /** Notes that the content service has refused a token. Returns false if nobody is signed in. */
    end(): boolean {
      if (user !== null) connection.setSignedOut(true);
      return user !== null;
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
      const isKept = user !== null && (connection.state.value.isSignedOut || hasChanges());
      if (!isKept) return true;
      connection.setSignedOut(true);
      if (token !== null) void resume(token);
      return false;
    },
  };

  async function resume(token: string): Promise<void> {
    const id = await readUser(token).catch(() => null);
    // Changes of one person must not be stored in the name of another.
    if (id === null || id !== user) return;
    newToken = token;
    connection.setSignedOut(false);
  }
}

export type Session = ReturnType<typeof createSession>;
