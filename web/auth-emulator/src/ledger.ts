/** A kind of what is kept on disk. */
export type KeptKind = "account" | "tenant" | "mail" | "textMessage";

/** Something that changed, and how to read what it has become: null where it is gone. */
export interface Change {
  kind: KeptKind;
  id: string;
  read: () => object | null;
}

/** Notes what changed until it is saved; a thing that changes twice is noted once. */
export interface Ledger {
  note(change: Change): void;
  /** Hands over what was noted since the last call. */
  take(): Change[];
  /** Takes changes back that could not be saved, so that the next save tries them again. */
  giveBack(changes: readonly Change[]): void;
}

/** Opens an empty ledger. */
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
