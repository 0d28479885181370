import type { CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import type { JsonObject, LakeDocument } from "../document.ts";
import type { Access } from "../grants/access.ts";
import type { Permission } from "../grants/role.ts";
import { depthCeiling, hasPrototypeField, isDeeperThan } from "../checked-json.ts";
import { finish, forEach, type InParts, portion, type WaitingParts } from "../in-parts.ts";
import type { Effects, MutationResult, Transaction } from "../store/store.ts";
import { checkReleases } from "../releases/check-releases.ts";
import { checkReferences } from "./check-references.ts";
import { randomId } from "./document-id.ts";
import { DiffTime } from "./diff-time.ts";
import { effectsOf } from "./effects.ts";
import { RefusedChange } from "./errors.ts";

export interface WriteContext {
  dataset: Dataset;
  /** The grants of the author. Undefined for changes by the lake itself, such as scheduled publications. */
  access?: Access;
  projectId: string;
  author: string;
  now: Date;
  random: (bytes: number) => Uint8Array;
  /** The client's trace, from its `traceparent` header. */
  traceparent?: string | undefined;
}

/** Largest step back of the clock in ms that timestamps don't follow: corrections by NTP, and leap seconds. */
const toleratedStep = 10 * 60_000;

/** Maximum number of documents that a client's transaction changes. */
const documentCeiling = 10_000;

/**
 * The changes of one transaction before they are written. Reads see the changes of earlier mutations in the same
 * transaction. Only `commit` writes, so a rejected mutation has no effect.
 */
export class PendingTransaction {
  readonly id: string;
  readonly context: WriteContext;
  readonly results: MutationResult[] = [];
  readonly diffTime = new DiffTime();
  readonly #timestamp: string;
  readonly #after = new Map<string, LakeDocument | null>();
  readonly #mutations: JsonObject[] = [];
  /** Number of results at the newest pause. */
  #paused = 0;

  constructor(context: WriteContext, id: string | undefined) {
    this.context = context;
    this.id = id ?? randomId(context.random);
    this.#timestamp = timestampAfter(context.dataset.newestTimestamp, context.now);
  }

  /** The document as this transaction has left it so far. Throws a `RefusedChange` if the author may not read it. */
  get(id: string): LakeDocument | undefined {
    const document = this.#state(id);
    if (document) this.#requirePermission("read", document);
    return document;
  }

  has(id: string): boolean {
    return this.#state(id) !== undefined;
  }

  #state(id: string): LakeDocument | undefined {
    const changed = this.#after.get(id);
    return changed === undefined ? this.context.dataset.get(id) : (changed ?? undefined);
  }

  #requirePermission(permission: Permission, document: LakeDocument): void {
    const { access } = this.context;
    if (!access || access.may(permission, document)) return;
    const description = `Insufficient permissions; permission "${permission}" required for "${document._id}"`;
    const type = "insufficientPermissionsError";
    throw new RefusedChange({ type, description, id: document._id, permission }, 403);
  }

  require(id: string): LakeDocument {
    const document = this.get(id);
    if (document) return document;
    const description = `Document with the ID "${id}" was not found`;
    throw new RefusedChange({ type: "documentNotFoundError", description, id });
  }

  create(id: string, attributes: JsonObject, mutation: JsonObject): void {
    const type = attributes["_type"];
    if (typeof type !== "string" || type === "") {
      const description = `The document "${id}" needs a "_type" that is a string`;
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

  update(document: LakeDocument, mutation: JsonObject): void {
    this.#put(mutation, { ...document, _rev: this.id, _updatedAt: this.#timestamp });
  }

  remove(id: string, mutation: JsonObject): void {
    const before = this.#state(id);
    if (before) this.#requirePermission("update", before);
    this.#record({ id, operation: "delete" }, null, mutation);
  }

  /** Whether so much was done since this was last true that other requests should run. */
  isPauseDue(): boolean {
    const isDue = this.results.length - this.#paused >= portion || this.diffTime.takeUse();
    if (isDue) this.#paused = this.results.length;
    return isDue;
  }

  recordUnchanged(id: string): void {
    this.results.push({ id, operation: "none" });
  }

  #put(mutation: JsonObject, document: LakeDocument): void {
    const id = document._id;
    if (isDeeperThan(document, depthCeiling)) {
      const description = `The document "${id}" would exceed the maximum nesting depth of ${depthCeiling} levels`;
      throw new RefusedChange({ type: "validationError", description, id }, 400);
    }
    // Checks the id too, because the object `effects` of a transaction has the ids as keys.
    if (id === "__proto__" || hasPrototypeField(document)) {
      const description = `The document "${id}" has an id or a field "__proto__", which is not allowed`;
      throw new RefusedChange({ type: "validationError", description, id }, 400);
    }
    // Checks the state before and after, so that nobody moves a document into or out of the grants.
    const before = this.#state(id);
    const operation = before ? "update" : "create";
    if (before) this.#requirePermission(operation, before);
    this.#requirePermission(operation, document);
    this.#record({ id, operation }, document, mutation);
  }

  #record(result: MutationResult, after: LakeDocument | null, mutation: JsonObject): void {
    this.#after.set(result.id, after);
    this.#mutations.push(mutation);
    this.results.push(result);
    if (this.#after.size <= documentCeiling || !this.context.access) return;
    const description = `A transaction can change up to ${documentCeiling.toLocaleString("en")} documents. Change them in several transactions`;
    throw new RefusedChange({ type: "transactionTooLargeError", description }, 400);
  }

  changed(): ReadonlyMap<string, LakeDocument | null> {
    const { dataset } = this.context;
    return new Map([...this.#after].filter(([id, after]) => after !== null || dataset.get(id)));
  }

  /**
   * Throws a `RefusedChange` if the transaction would leave a strong reference without its target, or change a locked
   * release.
   */
  *check(): InParts<void> {
    const changed = this.changed();
    yield* checkReferences(changed, this.context.dataset, this.context.access);
    yield* checkReleases(changed, this.context.dataset);
  }

  /**
   * Prepares the commit, and returns the function that commits the transaction to the dataset (see
   * `Dataset.prepareCommit`). That function returns undefined if the transaction changes nothing.
   */
  *prepareCommit(digest: string): WaitingParts<() => CommittedTransaction | undefined> {
    const documents = this.changed();
    if (documents.size === 0) return () => undefined;
    const transaction = yield* this.#transaction(digest, documents);
    const { dataset, traceparent } = this.context;
    return yield* dataset.prepareCommit(transaction, documents, traceparent);
  }

  commit(digest: string): CommittedTransaction | undefined {
    const documents = this.changed();
    if (documents.size === 0) return undefined;
    const transaction = finish(this.#transaction(digest, documents));
    const { dataset, traceparent } = this.context;
    return dataset.commit(transaction, documents, traceparent);
  }

  *#transaction(
    digest: string,
    documents: ReturnType<PendingTransaction["changed"]>,
  ): InParts<Omit<Transaction, "sequence">> {
    const { author, dataset } = this.context;
    const effects: Record<string, Effects> = {};
    const hasHistory = !dataset.hasSubmissions;
    yield* forEach(hasHistory ? documents : [], ([id, after]) => {
      effects[id] = effectsOf(dataset.get(id) ?? null, after);
    });
    return {
      id: this.id,
      author,
      timestamp: this.#timestamp,
      digest,
      documentIDs: [...documents.keys()],
      mutations: hasHistory ? this.#mutations : [],
      effects,
      results: this.results,
    };
  }
}

/**
 * Returns the time of a transaction. It is never before `newest`, the time of the transaction before, if the clock goes
 * back a little: the order of `_updatedAt` stays the order of writes. A larger step back is a correction of a clock that
 * was wrong, which timestamps follow.
 */
function timestampAfter(newest: string | undefined, now: Date): string {
  const ahead = newest === undefined ? 0 : Date.parse(newest) - now.getTime();
  return newest !== undefined && ahead > 0 && ahead <= toleratedStep ? newest : now.toISOString();
}
