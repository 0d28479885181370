import "server-only";
import { createAllowances } from "../content/outbound/allowance.ts";
import { serverEnv } from "../env.server.ts";
import { reasonOf } from "../log-words.ts";
import { log } from "../log.ts";
import { type DraftStore, draftsInMemory } from "./form-drafts.ts";
import { createFormLimits, type CountingClient, type TakeLimit } from "./form-limits.ts";

/** The commands of a Redis client that forms use. */
type SharedClient = CountingClient & {
  get: (key: string) => Promise<string | null>;
  set: (
    key: string,
    value: string,
    options: { expiration: { type: "PX"; value: number } },
  ) => Promise<unknown>;
};

type Memory = { take: TakeLimit; drafts: DraftStore };

declare global {
  // Global, because Next.js bundles each route separately, but all routes must share the limits and drafts.
  var marqueeFormMemory: Memory | undefined;
}

const logFault = (error: unknown) =>
  log.error(
    `forms: the shared store can't be used (${reasonOf(error)}), so each instance counts by itself. Check the server in MARQUEE_SHARED_STORE_URL.`,
  );

async function connect(url: string): Promise<SharedClient> {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(retries * 100, 3_000),
    },
    // A form must not wait for the store. Without it, the instance uses its own memory.
    disableOfflineQueue: true,
    commandOptions: { timeout: 500 },
    maintNotifications: "disabled",
  });
  client.on("error", logFault);
  await client.connect();
  return client;
}

const keyOf = (id: string) => `marquee:form-draft:${id}`;

/**
 * Limits of the shared store, which anyone can write to by posting forms: characters of a draft, and
 * drafts per instance and hour, together about 40 MB. Beyond them, only this instance has the draft.
 */
const LONGEST_SHARED = 65_536;
const sharedPerHour = { most: 600, perMs: 3_600_000 };

/** Stores drafts in memory, and in the shared store if it can be reached. */
function sharedDrafts(client: () => Promise<SharedClient>): DraftStore {
  const local = draftsInMemory();
  const allowances = createAllowances({ ...sharedPerHour, now: Date.now });
  return {
    set: async (id, text, ms) => {
      await local.set(id, text, ms);
      if (text.length > LONGEST_SHARED || allowances.take("drafts") > 0) return;
      try {
        await (await client()).set(keyOf(id), text, { expiration: { type: "PX", value: ms } });
      } catch (error) {
        logFault(error);
      }
    },
    get: async (id) => {
      const own = await local.get(id);
      if (own !== null) return own;
      try {
        return await (await client()).get(keyOf(id));
      } catch {
        return null;
      }
    },
  };
}

function openMemory(): Memory {
  const { sharedStoreUrl } = serverEnv();
  if (sharedStoreUrl === null) {
    return { take: createFormLimits(Date.now, null), drafts: draftsInMemory() };
  }
  let connected: Promise<SharedClient> | undefined;
  const client = () => (connected ??= connect(sharedStoreUrl));
  return { take: createFormLimits(Date.now, client), drafts: sharedDrafts(client) };
}

/** Returns the rate limits and the drafts of forms. All instances with the same shared store share them. */
export function formMemory(): Memory {
  globalThis.marqueeFormMemory ??= openMemory();
  return globalThis.marqueeFormMemory;
}
