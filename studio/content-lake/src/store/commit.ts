import type { LakeDocument } from "../document.ts";
import type { MendozaPatch } from "../mutation/mendoza-diff.ts";

export interface Effects {
  apply: MendozaPatch;
  revert: MendozaPatch;
}

export interface MutationResult {
  id: string;
  operation: "create" | "update" | "delete" | "none";
}

/** A stored transaction: for the history, for repeated requests, and for listeners that resume. */
export interface Transaction {
  sequence: number;
  id: string;
  author: string;
  timestamp: string;
  /** Digest of the request. It distinguishes a repeated request from another one with the same id. */
  digest: string;
  documentIDs: string[];
  mutations: unknown[];
  effects: Record<string, Effects>;
  results: MutationResult[];
}

/** The data that one commit writes: the transaction, and the new states of its documents (null if deleted). */
export interface Commit {
  dataset: string;
  /** A transaction without a sequence number gets the next number of its dataset. */
  transaction: Omit<Transaction, "sequence"> & { sequence?: number };
  documents: ReadonlyMap<string, LakeDocument | null>;
  /** The JSON that is stored, if it was prepared. */
  texts?: CommitTexts | undefined;
}

/**
 * Reports that a commit could not be applied in memory, or only in part. It may be on disk, so the process has to be
 * started again.
 */
export class NotApplied extends Error {
  constructor(cause: unknown) {
    super("The lake can't apply a transaction in memory, and has to be started again", { cause });
    this.name = "NotApplied";
  }
}

/** The JSON of a commit. */
export interface CommitTexts {
  /** The parts of the transaction without columns of their own. */
  body: string;
  /** The documents by their ids. Null for a deleted document. */
  documents: ReadonlyMap<string, string | null>;
}

export const lengthOf = ({ body, documents }: CommitTexts): number =>
  [...documents.values()].reduce((sum, text) => sum + (text?.length ?? 0), body.length);
