import * as z from "zod";

export const storedShape = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
});

/** A stored document. Only its id, type, revision and dates are checked. */
export type Stored = z.infer<typeof storedShape>;

/**
 * A reference in a document, and the path to unset when the reference's target is deleted. For a
 * reference in a link, that is the path of the whole link.
 */
export type Found = { to: string; path: string };

const reference = z.object({ _ref: z.string(), _weak: z.boolean().optional() });
const strengthened = z.object({ _strengthenOnPublish: z.looseObject({}) });
const keyed = z.object({ _key: z.string() });

const isStrong = (value: unknown): boolean =>
  reference.safeParse(value).data?._weak !== true || strengthened.safeParse(value).success;

function childrenOf(value: object, path: string): [value: unknown, path: string][] {
  if (!Array.isArray(value)) {
    return Object.entries(value).map(([name, child]) => [
      child,
      path === "" ? name : `${path}.${name}`,
    ]);
  }
  return value.map((child: unknown, index) => {
    const key = keyed.safeParse(child).data?._key;
    return [child, `${path}[${key === undefined ? index : `_key=="${key}"`}]`];
  });
}

/**
 * Returns the strong references in `value`, the part of a document at `path`. If the part itself is a reference,
 * `link` is the path to unset: the path of the link that contains the reference, or else `path`.
 */
export function referencesIn(value: unknown, path = "", link = path): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const found = reference.safeParse(value);
  if (found.success) return isStrong(value) ? [{ to: found.data._ref, path: link }] : [];
  const isLink = Object(value)._type === "link";
  return childrenOf(value, path).flatMap(([child, at]) =>
    referencesIn(child, at, isLink ? path : at),
  );
}
