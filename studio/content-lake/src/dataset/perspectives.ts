import { LRUCache } from "lru-cache";
import { isObject, layerOf, publishedIdOf, type LakeDocument } from "../document.ts";
import { finish, forEach, type InParts, portion } from "../in-parts.ts";
import { indexedValues, View, type IndexedField } from "./view.ts";

/**
 * `raw`: every stored document, unchanged. A list of layers (`drafts` or names of releases): each document once, from
 * the first layer that contains it, otherwise the published one.
 */
export type Perspective = "raw" | Layers;

type Layers = readonly string[];

/** The perspective of visitors: published documents. */
export const published: readonly string[] = [];
/** The perspective of editors: drafts over published documents. */
export const drafts: readonly string[] = ["drafts"];

/** Maximum number of cached views. The Studio uses one or two. */
const stackCeiling = 8;

/** Maximum number of roles, or of users whose role depends on the user, that read only some documents at a time. */
const restrictedCeiling = 32;

/**
 * Maximum number of documents of all those roles together. Their indexes take about 0.2 kB for a document in each
 * perspective. The first role has its views whatever their size.
 */
const restrictedDocuments = 500_000;

/** The documents that some users read, updated with each change. */
interface Restricted {
  isReadable: (document: LakeDocument) => boolean;
  perspectives: Perspectives;
}

/** Changes of many documents that were prepared. */
interface PreparedChanges {
  /** Makes all changes at once. */
  apply: () => void;
  /** Returns the forms of a document as the changes leave them (see {@link Perspectives.formsOf}). */
  formsOf: (id: string) => readonly LakeDocument[];
}

/** The views of a dataset, one for each perspective. A view is built on first use and updated with each change. */
export class Perspectives {
  readonly raw = new View();
  /** The forms of each document by its published id. Most documents have one form, which then needs no list. */
  readonly #groups = new Map<string, LakeDocument | readonly LakeDocument[]>();
  readonly #stacks = new LRUCache<string, { layers: Layers; view: View }>({
    max: stackCeiling,
  });
  readonly #restricted = new LRUCache<string, Restricted>({
    max: restrictedCeiling,
    maxSize: restrictedDocuments,
    sizeCalculation: ({ perspectives }) =>
      Math.min(1 + perspectives.raw.all().length, restrictedDocuments),
  });

  view(perspective: Perspective): View {
    if (perspective === "raw") return this.raw;
    const key = perspective.join(",");
    const known = this.#stacks.get(key);
    if (known) return known.view;
    const visible = new Map<LakeDocument, LakeDocument>();
    for (const [id, group] of this.#groups) {
      const document = firstOf([group].flat(), perspective);
      if (document) visible.set(document, inPerspective(id, document, perspective));
    }
    const view = View.of(this.raw, visible);
    this.#stacks.set(key, { layers: perspective, view });
    return view;
  }

  apply(id: string, document: LakeDocument | null): void {
    if (document) this.raw.set(document);
    else this.raw.delete(id);
    const groupId = publishedIdOf(id);
    // Most documents have one form. Loading a dataset applies each of its documents.
    if (document && id === groupId && !this.#groups.has(groupId))
      this.#groups.set(groupId, document);
    else this.#changeForms(groupId, id, document);
    if (this.#stacks.size > 0) {
      const forms = this.formsOf(groupId);
      for (const { layers, view } of this.#stacks.values()) place(view, groupId, forms, layers);
    }
    for (const { isReadable, perspectives } of this.#restricted.values())
      perspectives.apply(id, document && isReadable(document) ? document : null);
  }

  applyAll(changes: ReadonlyMap<string, LakeDocument | null>): void {
    if (changes.size > portion) finish(this.prepare(changes)).apply();
    else for (const [id, document] of changes) this.apply(id, document);
  }

  /**
   * Prepares changes of many documents in all views, in parts. `changes` has the new state of each document; null deletes
   * it. Nothing else may change the documents before the changes are applied.
   */
  *prepare(
    changes: ReadonlyMap<string, LakeDocument | null>,
    known = new KnownValues(),
  ): InParts<PreparedChanges> {
    const groups = new Map<string, LakeDocument[]>();
    yield* forEach(changes, ([id, document]) => {
      const groupId = publishedIdOf(id);
      const forms = groups.get(groupId) ?? this.formsOf(groupId);
      groups.set(groupId, changedForms(forms, id, document));
    });
    const prepared = new Map<View | Perspectives, () => void>();
    prepared.set(this.raw, yield* this.raw.prepare(changes, known.valuesOf));
    // Copies the lists, because queries build views between the parts.
    for (const { layers, view } of Array.from(this.#stacks.values())) {
      const visible = new Map<string, LakeDocument | null>();
      yield* forEach(groups, ([groupId, forms]) => {
        const document = firstOf(forms, layers);
        visible.set(
          groupId,
          document ? known.copy(document, inPerspective(groupId, document, layers)) : null,
        );
      });
      prepared.set(view, yield* view.prepare(visible, known.valuesOf));
    }
    for (const { isReadable, perspectives } of Array.from(this.#restricted.values())) {
      const readable = new Map<string, LakeDocument | null>();
      yield* forEach(changes, ([id, document]) => {
        readable.set(id, document && isReadable(document) ? document : null);
      });
      prepared.set(perspectives, (yield* perspectives.prepare(readable, known)).apply);
    }
    const apply = () => {
      for (const apply of prepared.values()) apply();
      for (const [groupId, forms] of groups) this.#setForms(groupId, forms);
      // A view that was built in the meantime doesn't have the changes.
      for (const { layers, view } of this.#stacks.values()) {
        if (prepared.has(view)) continue;
        for (const [groupId, forms] of groups) place(view, groupId, forms, layers);
      }
      for (const { isReadable, perspectives } of this.#restricted.values()) {
        if (prepared.has(perspectives)) continue;
        for (const [id, document] of changes)
          perspectives.apply(id, document && isReadable(document) ? document : null);
      }
    };
    return { apply, formsOf: (id) => groups.get(publishedIdOf(id)) ?? this.formsOf(id) };
  }

  #changeForms(groupId: string, id: string, document: LakeDocument | null): void {
    this.#setForms(groupId, changedForms(this.formsOf(groupId), id, document));
  }

  #setForms(groupId: string, forms: readonly LakeDocument[]): void {
    const [form] = forms;
    if (form) this.#groups.set(groupId, forms.length === 1 ? form : forms);
    else this.#groups.delete(groupId);
  }

  /**
   * Returns the views of the documents that `isReadable` accepts. `key` identifies the function: for the same key, it
   * must accept the same documents.
   */
  restricted(key: string, isReadable: Restricted["isReadable"]): Perspectives {
    const known = this.#restricted.get(key);
    if (known) return known.perspectives;
    const perspectives = new Perspectives();
    for (const document of this.raw.all())
      if (isReadable(document)) perspectives.apply(document._id, document);
    this.#restricted.set(key, { isReadable, perspectives });
    return perspectives;
  }

  /** Returns the published document, the draft and the release versions of a document, if they are stored. */
  formsOf(id: string): LakeDocument[] {
    return [this.#groups.get(publishedIdOf(id)) ?? []].flat();
  }
}

function changedForms(
  forms: readonly LakeDocument[],
  id: string,
  document: LakeDocument | null,
): LakeDocument[] {
  const at = forms.findIndex(({ _id }) => _id === id);
  const added = document ? [document] : [];
  return forms.toSpliced(at < 0 ? forms.length : at, at < 0 ? 0 : 1, ...added);
}

/** The indexed values of documents, which several views need. A copy with another id has those of its original. */
class KnownValues {
  readonly #values = new Map<LakeDocument, Map<IndexedField, string[]>>();

  readonly valuesOf = (document: LakeDocument, field: IndexedField): string[] => {
    const values = this.#valuesBy(document);
    const found = values.get(field) ?? indexedValues(document, field);
    values.set(field, found);
    return found;
  };

  copy(document: LakeDocument, copy: LakeDocument): LakeDocument {
    this.#values.set(copy, this.#valuesBy(document));
    return copy;
  }

  #valuesBy(document: LakeDocument): Map<IndexedField, string[]> {
    const values = this.#values.get(document) ?? new Map<IndexedField, string[]>();
    this.#values.set(document, values);
    return values;
  }
}

function place(view: View, id: string, forms: readonly LakeDocument[], layers: Layers): void {
  const document = firstOf(forms, layers);
  if (document) view.set(inPerspective(id, document, layers));
  else view.delete(id);
}

const inPerspective = (id: string, document: LakeDocument, layers: Layers): LakeDocument =>
  layers.length === 0 ? document : { ...document, _id: id, _originalId: document._id };

function firstOf(
  forms: readonly LakeDocument[],
  layers: readonly string[],
): LakeDocument | undefined {
  for (const layer of [...layers, "published"]) {
    const document = forms.find(({ _id }) => layerOf(_id) === layer);
    if (document) return isMarkedForUnpublishing(document) ? undefined : document;
  }
  return undefined;
}

/** Whether publishing the release of this version will unpublish the document. Its perspectives hide the document. */
function isMarkedForUnpublishing(document: LakeDocument): boolean {
  const system = document["_system"];
  return isObject(system) && system["delete"] === true;
}
