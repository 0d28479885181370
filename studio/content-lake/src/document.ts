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

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const attributes = ["_id", "_type", "_rev", "_createdAt", "_updatedAt"] as const;

export function isDocument(value: unknown): value is LakeDocument {
  return isObject(value) && attributes.every((name) => typeof value[name] === "string");
}

/**
 * The attributes that a document's author writes: without those that each write sets. The Studio sends them along when it
 * copies a document.
 */
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

/** The layer of an id: `published`, `drafts`, or the name of a release. */
export function layerOf(id: string): string {
  if (id.startsWith("drafts.")) return "drafts";
  if (!id.startsWith("versions.")) return "published";
  const afterRelease = id.indexOf(".", "versions.".length);
  return afterRelease < 0 ? "published" : id.slice("versions.".length, afterRelease);
}

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

/** The references to documents of the same dataset, without those within another one ({@link foreignReferencesIn}). */
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

/** The `_ref` values that {@link referencesIn} omits: those to another dataset, and those within another reference. */
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

/** What the full-text search covers: the id, and all strings except those in fields that begin with an underscore. */
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
