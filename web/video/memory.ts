import { setTimeout as pause } from "node:timers/promises";

/** What a memory is made of. */
type MemoryOptions<Thing, Answer> = {
  /** Asks for what is not remembered. */
  ask: (thing: Thing) => Promise<Answer>;
  nameOf: (thing: Thing) => string;
  /** Whether the host said something; what it last said outlives its silence. */
  isAnswer?: (answer: Answer) => boolean;
  /** How long an answer stands, in ms. */
  keepFor: (answer: Answer) => number;
  /** How many answers are kept; beyond it the oldest goes. */
  most: number;
  now: () => number;
  /** How long a host that was asked before is waited for, in ms. */
  patience?: number;
};

type Entry<Answer> = { answer: Promise<Answer>; until: number; last: { answer: Answer } | null };

/** A host that is well answers within this; where there is an earlier answer no page waits any longer. In ms. */
const PATIENCE = 300;

/**
 * A memory of other hosts' answers: one question about a thing, however many pages ask at once, and a slow host is
 * waited for the first time alone.
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
    // Whoever asked hears of it; the next one asks anew.
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
