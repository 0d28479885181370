/** A stored document: a JSON object with the five attributes that every document has. */
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

/** Returns whether a value is a JSON object (neither null nor a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const attributes = ["_id", "_type", "_rev", "_createdAt", "_updatedAt"] as const;

/** Returns whether a value is a document with all five attributes. */
export function isDocument(value: unknown): value is LakeDocument {
  return isObject(value) && attributes.every((name) => typeof value[name] === "string");
}

/** Returns the attributes of a document without those that each write sets. */
export function contentOf({ _rev, _updatedAt, ...content }: JsonObject): JsonObject {
  return content;
}

/** Returns the id of the published document for `drafts.x` and `versions.<release>.x`, and any other id unchanged. */
export function publishedIdOf(id: string): string {
  if (id.startsWith("drafts.")) return id.slice("drafts.".length);
  if (!id.startsWith("versions.")) return id;
  const afterRelease = id.indexOf(".", "versions.".length);
  return afterRelease < 0 ? id : id.slice(afterRelease + 1);
}

/** Returns the layer that an id belongs to: `published`, `drafts`, or the name of a release. */
export function layerOf(id: string): string {
  if (id.startsWith("drafts.")) return "drafts";
  if (!id.startsWith("versions.")) return "published";
  const afterRelease = id.indexOf(".", "versions.".length);
  return afterRelease < 0 ? "published" : id.slice("versions.".length, afterRelease);
}

/** Returns whether this is the id of a published document (neither a draft nor a version). */
export function isPublishedId(id: string): boolean {
  return layerOf(id) === "published";
}

export function draftIdOf(publishedId: string): string {
  return `drafts.${publishedId}`;
}

export interface Reference {
  target: string;
  weak: boolean;
}

/**
 * Returns every reference in a value to a document of the same dataset. Skips the fields of a
 * reference; {@link foreignReferencesIn} returns the references in them.
 */
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

/**
 * Returns the `_ref` values that {@link referencesIn} omits: references to documents of another
 * dataset, and references that are nested in another reference.
 */
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

/**
 * Returns the texts of a document that the full-text search covers: its id, then all strings except
 * those in fields that begin with an underscore.
 */
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
