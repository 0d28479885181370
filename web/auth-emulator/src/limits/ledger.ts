/** The kinds of records stored on disk. */
export type RecordKind = "account" | "tenant" | "mail" | "textMessage";

/** A record that changed. `read` returns its current value, or null if it was deleted. */
export interface Change {
  kind: RecordKind;
  id: string;
  read: () => object | null;
}

/** Collects changes until they are saved. A record that changes twice is listed once. */
export interface Ledger {
  note(change: Change): void;
  /** Returns the changes collected since the last call. */
  take(): Change[];
  /** Puts back changes that could not be saved, so that the next save retries them. */
  giveBack(changes: readonly Change[]): void;
}

export function createLedger(): Ledger {
  let noted = new Map<string, Change>();
  const note = (change: Change) => void noted.set(`${change.kind} ${change.id}`, change);
  return {
    note,
    take() {
      const changes = [...noted.values()];
      noted = new Map();
      return changes;
    },
    giveBack: (changes) => changes.forEach(note),
  };
}
