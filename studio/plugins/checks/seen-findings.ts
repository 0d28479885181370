export type SeenFindings = {
  has: (documentId: string, name: string) => boolean;
  remember: (documentId: string, names: readonly string[]) => void;
};

const keyOf = (documentId: string) => `marquee.checks.${documentId}`;

/**
 * Creates the store of seen findings in a browser storage, such as `localStorage`. If that storage
 * isn't available, every finding counts as new.
 */
export function createSeenFindings(
  storage: () => Pick<Storage, "getItem" | "setItem">,
): SeenFindings {
  const read = (documentId: string): ReadonlySet<unknown> => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(keyOf(documentId)) ?? "[]");
      return new Set(Array.isArray(stored) ? stored : []);
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
        // If the browser's storage is unavailable or full, the findings are displayed again next time.
      }
    },
  };
}
