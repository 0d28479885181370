import type { DescribedProblem, PreviewProblem } from "@marquee/schemas/editing";
import type { Description } from "./field-reasons.tsx";

type Identity = Pick<PreviewProblem, "document" | "path" | "reason">;

const isWithin = (path: string, text: string): boolean =>
  path === text || path.startsWith(`${text}[`);

const identityOf = ({ document, path, reason }: Identity) =>
  JSON.stringify([document, path, reason]);

/**
 * Creates a store for the problems in the page's problem cards, and for the studio's descriptions
 * of these problems. A problem card lists the problems of one block or document.
 */
function createPreviewProblems() {
  let cards: readonly (readonly PreviewProblem[])[] = [];
  let problems: readonly PreviewProblem[] = [];
  let described: ReadonlyMap<string, Description> = new Map();
  let opener: ((problem: PreviewProblem) => void) | null = null;
  /** The problems that the editor has solved by typing. The next rendering of the page has other objects. */
  let corrected: ReadonlySet<PreviewProblem> = new Set();
  const listeners = new Set<() => void>();

  function setCards(next: typeof cards): void {
    cards = next;
    const named = cards.flat().map((problem) => [identityOf(problem), problem] as const);
    problems = [...new Map(named).values()];
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds the problems of a card. Returns the function that removes them with the card. */
    add: (card: readonly PreviewProblem[]) => {
      setCards([...cards, card]);
      return () => setCards(cards.filter((each) => each !== card));
    },
    /**
     * Returns the problems of all cards. The array remains the same object until a card changes, because React
     * compares the arrays by identity.
     */
    list: () => problems,
    descriptions: () => described,
    /** Returns the problems that are solved before the page is rendered again. */
    corrected: () => corrected,
    /** Notes whether the text at a path of a document is valid while an editor types it. */
    noteTyped: (document: string, path: string, isValid: boolean) => {
      const isOfText = (problem: PreviewProblem) =>
        problem.document === document && isWithin(problem.path, path);
      const next = cards
        .flat()
        .filter((problem) => (isOfText(problem) ? isValid : corrected.has(problem)));
      if (next.length === corrected.size && next.every((problem) => corrected.has(problem))) return;
      corrected = new Set(next);
      for (const listener of listeners) listener();
    },
    /** Adds descriptions that the studio sent; their order doesn't matter. Removes those that no card needs. */
    describe: (descriptions: readonly DescribedProblem[], language: string) => {
      const added = descriptions.map(
        ({ title, message, ...identity }) =>
          [identityOf(identity), { title, message, language }] as const,
      );
      const named = new Set(problems.map(identityOf));
      described = new Map([...described, ...added].filter(([identity]) => named.has(identity)));
      for (const listener of listeners) listener();
    },
    /** Sets the function that opens a field in the studio. Returns a function that removes it. */
    openWith: (open: (problem: PreviewProblem) => void) => {
      opener = open;
      return () => void (opener = null);
    },
    /**
     * Opens a problem's field in the studio that displays the page. Returns false if no studio
     * displays the page.
     */
    open: (problem: PreviewProblem): boolean => {
      opener?.(problem);
      return opener !== null;
    },
  };
}

/** Returns the description of a problem; undefined until the studio has sent it. */
export const descriptionOf = (
  descriptions: ReadonlyMap<string, Description>,
  problem: PreviewProblem,
): Description | undefined => descriptions.get(identityOf(problem));

/** The store of the problems on this page. */
export const previewProblems = createPreviewProblems();
