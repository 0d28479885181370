import { createAttempts } from "./attempts.ts";
import type { Attempts } from "./attempts.ts";
import type { Call } from "../gateway/middleware.ts";

/** State that a gateway holds in memory until it stops. Accounts are stored on disk. */
export interface Memory {
  attempts: Attempts;
  /** Sessions that a test has aged, by account id. */
  agedSessions: Map<string, AgedSessions>;
}

/** An account's sessions that began before `before` count as older than they are, by `bySeconds` seconds. */
interface AgedSessions {
  /** Unix time in ms. */
  before: number;
  bySeconds: number;
}

const memories = new WeakMap<object, Memory>();

/**
 * Returns the state of the gateway that handles a call. The call's `seal` object, which signs
 * tokens, identifies the gateway: each gateway has its own `seal` object.
 */
export function memoryOf({ seal }: Pick<Call, "seal">): Memory {
  const known = memories.get(seal);
  if (known) return known;
  const memory = { attempts: createAttempts(), agedSessions: new Map() };
  memories.set(seal, memory);
  return memory;
}
