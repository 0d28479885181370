import { isWithinTypos } from "./typo-distance.ts";

/** Number of letters by which terms are grouped, for the search of terms by their beginning. */
const GROUP = 2;

const letters = (term: string, count: number) => Array.from(term).slice(0, count).join("");

/** Returns the number of typing errors that a word of a query may contain. */
function typosIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Creates the list of all different words of a language's pages. */
export function createVocabulary() {
  const groups = new Map<string, Set<string>>();

  function* beginningWith(start: string): Generator<string> {
    const key = letters(start, GROUP);
    const isWhole = Array.from(start).length >= GROUP;
    const chosen = isWhole
      ? [groups.get(key) ?? []]
      : [...groups].flatMap(([name, terms]) => (name.startsWith(start) ? [terms] : []));
    for (const terms of chosen) {
      for (const term of terms) if (term.startsWith(start)) yield term;
    }
  }

  function* all(): Generator<string> {
    for (const terms of groups.values()) yield* terms;
  }

  return {
    add(term: string): void {
      const key = letters(term, GROUP);
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(term));
    },
    remove(term: string): void {
      const key = letters(term, GROUP);
      const group = groups.get(key);
      group?.delete(term);
      if (group?.size === 0) groups.delete(key);
    },
    /** Returns the terms that begin with `start`. */
    beginningWith: (start: string): string[] => [...beginningWith(start)],
    /**
     * Returns the terms from which a word differs by one or two typing errors, depending on its length.
     * Most typing errors keep the first letter, so other terms are compared only if none is found.
     */
    similarTo(word: string): string[] {
      const most = typosIn(word);
      if (most === 0) return [];
      const likely = [...beginningWith(letters(word, 1))];
      const near = likely.filter((term) => isWithinTypos(word, term, most));
      return near.length > 0 ? near : [...all()].filter((term) => isWithinTypos(word, term, 1));
    },
    terms: (): string[] => [...all()],
  };
}
