/** What a memory is made of. */
type MemoryOptions<Thing, Answer> = {
  /** Asks for what is not remembered. */
  ask: (thing: Thing) => Promise<Answer>;
  nameOf: (thing: Thing) => string;
  /** How long an answer stands, in ms. */
  keepFor: (answer: Answer) => number;
  /** How many answers are kept; beyond it the oldest goes. */
  most: number;
  now: () => number;
};

/** A memory of other hosts' answers: one question about a thing, however many pages ask at once. */
export function createMemory<Thing, Answer>({
  ask,
  nameOf,
  keepFor,
  most,
  now,
}: MemoryOptions<Thing, Answer>): (thing: Thing) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();

  const remember = async (name: string, entry: { answer: Promise<Answer>; until: number }) => {
    try {
      entry.until = now() + keepFor(await entry.answer);
    } catch {
      // Whoever asked hears of it; the next one asks anew.
      if (kept.get(name) === entry) kept.delete(name);
    }
  };

  return (thing) => {
    const name = nameOf(thing);
    const known = kept.get(name);
    if (known && known.until > now()) return known.answer;
    const entry = { answer: ask(thing), until: Infinity };
    kept.delete(name);
    kept.set(name, entry);
    void remember(name, entry);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return entry.answer;
  };
}
