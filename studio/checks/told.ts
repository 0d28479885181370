/** What an editor was told of a page before, by the names of the findings. */
export type Told = {
  /** Whether a finding was told on this computer. */
  has: (documentId: string, name: string) => boolean;
  /** Remembers that these were told, in place of what was remembered of the page before. */
  remember: (documentId: string, names: readonly string[]) => void;
};

const keyOf = (documentId: string) => `marquee.checks.${documentId}`;

/** Takes the browser's storage, gives a memory of what was told; one that forgets, where there is no storage. */
export function createTold(storage: () => Pick<Storage, "getItem" | "setItem">): Told {
  const read = (documentId: string): ReadonlySet<unknown> => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(keyOf(documentId)) ?? "[]");
      return new Set(Array.isArray(kept) ? kept : []);
    } catch {
      return new Set();
    }
  };
  return {
    has: (documentId, name) => read(documentId).has(name),
    remember(documentId, names) {
      try {
        storage().setItem(keyOf(documentId), JSON.stringify(names));
      } catch {
        // A browser without storage, or with a full one, tells its editor again next time.
      }
    },
  };
}
