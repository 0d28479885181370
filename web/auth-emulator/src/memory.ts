import { createAttempts } from "./attempts.ts";
import type { Attempts } from "./attempts.ts";
import type { Call } from "./middleware.ts";

/** What a gateway remembers between calls until it stops; accounts are kept elsewhere. */
export interface Memory {
  attempts: Attempts;
  /** Sessions that a test has made older, by account. */
  agedSessions: Map<string, AgedSessions>;
}

/** Every session of an account that began before a moment counts as so much older. */
interface AgedSessions {
  /** Milliseconds. */
  before: number;
  bySeconds: number;
}

const memories = new WeakMap<object, Memory>();

/** The memory of the gateway that a call came to: each has its own seal. */
export function memoryOf({ seal }: Pick<Call, "seal">): Memory {
  const known = memories.get(seal);
  if (known) return known;
  const memory = { attempts: createAttempts(), agedSessions: new Map() };
  memories.set(seal, memory);
  return memory;
}
