import "server-only";
import { inDataFolder } from "../data-folder.server.ts";
import { serverEnv } from "../env.server.ts";
import { reasonOf } from "../log-text.ts";
import { log } from "../log.ts";
import { createEndedSessionsFile } from "./ended-sessions-file.ts";
import {
  connectSharedStore,
  createSharedEndedSessions,
  type StoreClient,
} from "./ended-sessions-shared.ts";
import { createEndedSessions, type EndedSessions } from "./ended-sessions.ts";
import { siteRuntime } from "../site-runtime.ts";

/**
 * The denylists of ended sessions, one for each kind of session. Each has its own limit, so that
 * members' sign-outs can't fill the editors' list. A full list would end open draft sessions
 * ({@link createEndedSessions}). `name` is part of the file's path and of the keys in the shared
 * store: renaming a list loses its entries.
 */
const kinds = {
  members: { name: "signed-out", most: 100_000 },
  drafts: { name: "left-drafts", most: 10_000 },
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];

declare module "../site-runtime.ts" {
  interface SiteParts {
    endedSessions: Record<keyof typeof kinds, EndedSessions>;
  }
}

export const logEndedSessionsFault = (error: unknown) =>
  log.error(
    `sessions: ended sessions can't be read (${reasonOf(error)}). Gates and drafts are closed until they can. Check the server in MARQUEE_SHARED_STORE_URL, or that the site's data folder can be read.`,
  );

const logUnstored = (error: unknown) =>
  log.error(
    `sessions: ended sessions can't be stored (${reasonOf(error)}), so a restart forgets them. Make the site's data folder (MARQUEE_SITE_DATA) writable, or set MARQUEE_SHARED_STORE_URL.`,
  );

function openList({ name, most }: Kind, client: Promise<StoreClient> | null): EndedSessions {
  const journal = createEndedSessionsFile(inDataFolder("sessions", name), logUnstored);
  const local = createEndedSessions({ journal, now: Date.now, most });
  if (client === null) return local;
  const onError = logEndedSessionsFault;
  const shared = client.then((connected) =>
    createSharedEndedSessions({ client: connected, name, local, onError }),
  );
  return {
    add: async (session) => (await shared).add(session),
    has: async (session) => (await shared).has(session),
  };
}

function openLists() {
  const { sharedStoreUrl } = serverEnv();
  const client = sharedStoreUrl && connectSharedStore(sharedStoreUrl, logEndedSessionsFault);
  return {
    members: openList(kinds.members, client || null),
    drafts: openList(kinds.drafts, client || null),
  };
}

/** Returns the denylists by kind of session. All instances with the same shared store have the same denylists. */
export function endedSessions(): Record<keyof typeof kinds, EndedSessions> {
  return siteRuntime().open("endedSessions", openLists);
}
