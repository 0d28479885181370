import { createClientRateLimiter } from "../content/outbound/rate-limiter.ts";
import { openSharedStore } from "../runtime/shared-store.ts";
import { type DraftStore, draftsInMemory } from "./form-drafts.ts";
import type { CountingClient } from "./form-limits.ts";

/** The commands of a Redis client that forms use. Clients of `@redis/client` have them. */
export type FormStoreClient = CountingClient & {
  get: (key: string) => Promise<string | null>;
  set: (
    key: string,
    value: string,
    options: { expiration: { type: "PX"; value: number } },
  ) => Promise<unknown>;
};

/**
 * Connects to the shared store of several instances. A form never waits for it: a command fails at
 * once without a connection, and after half a second without a response.
 */
export function connectFormStore(
  url: string,
  onError: (error: unknown) => void,
): Promise<FormStoreClient & { destroy: () => void }> {
  return openSharedStore(url, onError, {
    disableOfflineQueue: true,
    commandOptions: { timeout: 500 },
  });
}

const keyOf = (id: string) => `marquee:form-draft:${id}`;

/**
 * Limits of the shared store, which anyone can write to by posting forms: characters of a draft, and
 * drafts per instance and hour, together about 40 MB. Beyond them, only this instance has the draft.
 */
const LONGEST_SHARED = 65_536;
const sharedPerHour = { most: 600, perMs: 3_600_000 };

/** Stores drafts in memory, and in the shared store if it can be reached. */
export function sharedDrafts(
  client: Promise<FormStoreClient>,
  onError: (error: unknown) => void,
): DraftStore {
  const local = draftsInMemory();
  const limiter = createClientRateLimiter({ ...sharedPerHour, now: Date.now });
  return {
    set: async (id, text, options) => {
      await local.set(id, text, options);
      if (text.length > LONGEST_SHARED || limiter.take("drafts") > 0) return;
      try {
        await (
          await client
        ).set(keyOf(id), text, { expiration: { type: "PX", value: options.ms } });
      } catch (error) {
        onError(error);
      }
    },
    get: async (id) => {
      const own = await local.get(id);
      if (own !== null) return own;
      try {
        return await (await client).get(keyOf(id));
      } catch {
        return null;
      }
    },
  };
}
