import type { CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import type { JsonObject, LakeDocument } from "../document.ts";
import { depthCeiling, hasPrototypeField, isDeeperThan } from "../checked-json.ts";
import type { Effects, MutationResult } from "../store/store.ts";
import { checkReleases } from "../releases/check-releases.ts";
import { checkReferences } from "./check-references.ts";
import { randomId } from "./document-id.ts";
import { RefusedChange } from "./errors.ts";
import { diffDocuments } from "./mendoza-diff.ts";

/** On whose behalf, when, and with what chance a transaction is made. */
export interface WriteContext {
  dataset: Dataset;
  projectId: string;
  author: string;
  now: Date;
  random: (bytes: number) => Uint8Array;
}

/**
 * The changes of one transaction before they are written: reads see what earlier mutations of the same transaction did.
 * Nothing leaves it but by `commit`, so a refused mutation leaves no trace.
 */
export class PendingTransaction {
  readonly id: string;
  readonly context: WriteContext;
  readonly results: MutationResult[] = [];
  readonly #timestamp: string;
  readonly #after = new Map<string, LakeDocument | null>();
  readonly #mutations: JsonObject[] = [];

  constructor(context: WriteContext, id: string | undefined) {
    this.context = context;
    this.id = id ?? randomId(context.random);
    this.#timestamp = context.now.toISOString();
  }

  /** The document as this transaction sees it. */
  get(id: string): LakeDocument | undefined {
    const changed = this.#after.get(id);
    return changed === undefined ? this.context.dataset.get(id) : (changed ?? undefined);
  }

  /** The document, or a `RefusedChange` that it is missing. */
  require(id: string): LakeDocument {
    const document = this.get(id);
    if (document) return document;
    const description = `Document with the ID "${id}" was not found`;
    throw new RefusedChange({ type: "documentNotFoundError", description, id });
  }

  /** Stores a document as a whole: new, or in place of the one with its id. `mutation` is what history shows. */
  create(id: string, attributes: JsonObject, mutation: JsonObject): void {
    const type = attributes["_type"];
    if (typeof type !== "string" || type === "") {
      const description = `The document "${id}" needs a "_type", a string`;
      throw new RefusedChange({ type: "validationError", description, id }, 400);
    }
    const createdAt = attributes["_createdAt"];
    this.#put(mutation, {
      ...attributes,
      _id: id,
      _type: type,
      _createdAt: typeof createdAt === "string" ? createdAt : this.#timestamp,
      _rev: this.id,
      _updatedAt: this.#timestamp,
    });
  }

  /** Stores the patched form of a document. */
  update(document: LakeDocument, mutation: JsonObject): void {
    this.#put(mutation, { ...document, _rev: this.id, _updatedAt: this.#timestamp });
  }

  /** Removes a document. */
  remove(id: string, mutation: JsonObject): void {
    this.#after.set(id, null);
    this.#mutations.push(mutation);
    this.results.push({ id, operation: "delete" });
  }

  /** Says that a mutation left a document as it was. */
  leave(id: string): void {
    this.results.push({ id, operation: "none" });
  }

  #put(mutation: JsonObject, document: LakeDocument): void {
    const id = document._id;
    if (isDeeperThan(document, depthCeiling)) {
      const description = `The document "${id}" would be nested deeper than the ${depthCeiling} levels that are allowed`;
      throw new RefusedChange({ type: "validationError", description, id }, 400);
    }
    if (hasPrototypeField(document)) {
      const description = `The document "${id}" has a field "__proto__", which no program can keep`;
      throw new RefusedChange({ type: "validationError", description, id }, 400);
    }
    const operation = this.get(id) ? "update" : "create";
    this.#after.set(id, document);
    this.#mutations.push(mutation);
    this.results.push({ id, operation });
  }

  /** The documents that would change. */
  changed(): ReadonlyMap<string, LakeDocument | null> {
    const { dataset } = this.context;
    return new Map([...this.#after].filter(([id, after]) => after !== null || dataset.get(id)));
  }

  /** Refuses the transaction if it would leave a strong reference pointing nowhere, or touch a locked release. */
  check(): void {
    const changed = this.changed();
    checkReferences(changed, this.context.dataset);
    checkReleases(changed, this.context.dataset);
  }

  /** Writes the transaction; on disk when this returns. Undefined where it changes nothing. */
  commit(digest: string): CommittedTransaction | undefined {
    const documents = this.changed();
    if (documents.size === 0) return undefined;
    const { author, dataset } = this.context;
    const effects: Record<string, Effects> = {};
    for (const [id, after] of documents) {
      const before = dataset.get(id) ?? null;
      effects[id] = effectsOf(before, after);
    }
    const transaction = {
      id: this.id,
      author,
      timestamp: this.#timestamp,
      digest,
      documentIDs: [...documents.keys()],
      mutations: this.#mutations,
      effects,
      results: this.results,
    };
    return dataset.commit(transaction, documents);
  }
}

/**
 * How a document changed. Not its revision: the Studio applies effects to documents that it has taken it off, and
 * Mendoza finds fields by their place, so that with it the wrong ones would go.
 */
function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const [from, to] =
    before && after ? [withoutRevision(before), withoutRevision(after)] : [before, after];
  return { apply: diffDocuments(from, to), revert: diffDocuments(to, from) };
}

function withoutRevision({ _rev, ...document }: LakeDocument): JsonObject {
  return document;
}
