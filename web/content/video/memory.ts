import { setTimeout as pause } from "node:timers/promises";

/** Options of {@link createMemory}. */
type MemoryOptions<Thing, Answer> = {
  /** Fetches a value that is not cached. */
  ask: (thing: Thing) => Promise<Answer>;
  nameOf: (thing: Thing) => string;
  /** Whether the host responded with a value. The last such value is used while the host fails. */
  isAnswer?: (answer: Answer) => boolean;
  /** Returns the time that a response is cached, in ms. */
  keepFor: (answer: Answer) => number;
  /** Maximum number of entries; the oldest is evicted. */
  most: number;
  now: () => number;
  /** Maximum time to wait for a host that responded before, in ms. */
  patience?: number;
};

type Entry<Answer> = { answer: Promise<Answer>; until: number; last: { answer: Answer } | null };

/** A healthy host responds within this time. A page with an earlier response waits no longer. In ms. */
const PATIENCE = 300;

/**
 * Creates a cache of other hosts' responses. Concurrent requests for a key share one fetch, and only the first request
 * waits for a slow host.
 */
export function createMemory<Thing, Answer>({
  ask,
  nameOf,
  isAnswer = () => true,
  keepFor,
  most,
  now,
  patience = PATIENCE,
}: MemoryOptions<Thing, Answer>): (thing: Thing) => Promise<Answer> {
  const kept = new Map<string, Entry<Answer>>();

  function renew(name: string, thing: Thing, last: Entry<Answer>["last"]): Entry<Answer> {
    const answer = ask(thing).then((fresh) => {
      const isSilence = last !== null && isAnswer(last.answer) && !isAnswer(fresh);
      entry.last = { answer: isSilence ? last.answer : fresh };
      entry.until = now() + keepFor(fresh);
      return entry.last.answer;
    });
    const entry: Entry<Answer> = { answer, until: Infinity, last };
    // Callers of this attempt get the error; the next call fetches again.
    answer.catch(() => kept.get(name) === entry && kept.delete(name));
    kept.delete(name);
    kept.set(name, entry);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return entry;
  }

  return (thing) => {
    const name = nameOf(thing);
    const known = kept.get(name);
    const entry = known && known.until > now() ? known : renew(name, thing, known?.last ?? null);
    const { answer, last } = entry;
    if (last === null) return answer;
    return Promise.race([answer, pause(patience, last.answer, { ref: false })]);
  };
}
