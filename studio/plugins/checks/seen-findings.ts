/** Stores the ids of the findings that an editor has seen, by page. */
export type SeenFindings = {
  /** Whether the finding was displayed in this browser. */
  has: (documentId: string, name: string) => boolean;
  /** Replaces the page's stored findings. */
  remember: (documentId: string, names: readonly string[]) => void;
};

const keyOf = (documentId: string) => `marquee.checks.${documentId}`;

/** Creates the store over the browser's storage. Without storage it remembers nothing. */
export function createSeenFindings(
  storage: () => Pick<Storage, "getItem" | "setItem">,
): SeenFindings {
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
        // Without storage, or with a full one, the findings are displayed again next time.
      }
    },
  };
}
