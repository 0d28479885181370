/** A stored document: JSON, with the five attributes that the lake itself keeps. */
export interface LakeDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

/** A JSON object whose fields are not known. */
export type JsonObject = Record<string, unknown>;

/** Is this a JSON object (neither null nor a list)? */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The id of the published document behind `drafts.x` and `versions.<release>.x`; any other id as it is. */
export function publishedIdOf(id: string): string {
  if (id.startsWith("drafts.")) return id.slice("drafts.".length);
  if (!id.startsWith("versions.")) return id;
  const afterRelease = id.indexOf(".", "versions.".length);
  return afterRelease < 0 ? id : id.slice(afterRelease + 1);
}

/** Which layer an id belongs to: `published`, `drafts`, or the name of a release. */
export function layerOf(id: string): string {
  if (id.startsWith("drafts.")) return "drafts";
  if (!id.startsWith("versions.")) return "published";
  const afterRelease = id.indexOf(".", "versions.".length);
  return afterRelease < 0 ? "published" : id.slice("versions.".length, afterRelease);
}

/** Is this the id of a published document (neither a draft nor a version)? */
export function isPublishedId(id: string): boolean {
  return layerOf(id) === "published";
}

/** The draft's id of a published document. */
export function draftIdOf(publishedId: string): string {
  return `drafts.${publishedId}`;
}

/** One reference inside a document. */
export interface Reference {
  target: string;
  weak: boolean;
}

/** Every reference inside a value, local to this dataset (cross-dataset references are left out). */
export function referencesIn(value: unknown, found: Reference[] = []): Reference[] {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found);
  } else if (isObject(value)) {
    const target = value["_ref"];
    if (typeof target === "string") {
      if (!("_dataset" in value) && !("_projectId" in value)) {
        found.push({ target, weak: value["_weak"] === true });
      }
      return found;
    }
    for (const key in value) {
      const field = value[key];
      if (typeof field === "object" && field !== null) referencesIn(field, found);
    }
  }
  return found;
}

/** The values of every `_ref` that {@link referencesIn} leaves out: of another dataset, or within a reference. */
export function foreignReferencesIn(
  value: unknown,
  isWithin = false,
  found: string[] = [],
): string[] {
  if (Array.isArray(value)) {
    for (const item of value) foreignReferencesIn(item, isWithin, found);
  } else if (isObject(value)) {
    const target = value["_ref"];
    const isReference = typeof target === "string";
    const isForeign = isWithin || "_dataset" in value || "_projectId" in value;
    if (isReference && isForeign) found.push(target);
    for (const key in value) {
      const field = value[key];
      if (typeof field === "object" && field !== null)
        foreignReferencesIn(field, isWithin || isReference, found);
    }
  }
  return found;
}

/** Every text in a document that a reader could search for, its id first; what begins with an underscore is not content. */
export function searchableText(document: LakeDocument): string[] {
  const found = [document._id];
  collectText(document, found);
  return found;
}

function collectText(value: unknown, found: string[]): void {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const item of value) collectText(item, found);
  else if (isObject(value)) {
    for (const key in value) if (!key.startsWith("_")) collectText(value[key], found);
  }
}
