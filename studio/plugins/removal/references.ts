import { getPublishedId } from "@sanity/client/csm";
import type { Path, SchemaType } from "sanity";
import { fieldType, memberType, pathTitles } from "../checks/path-titles.ts";
import { fieldAt, objectsIn, textAt } from "../checks/stored-page.ts";

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown };

export type Targets = {
  /** Their published ids. */
  ids: ReadonlySet<string>;
  /** Whether weak references to them remain, because the documents may be published again. */
  shouldKeepWeak: boolean;
};

/** The documents whose references are to be removed, and the document to refer to instead. */
type ReferenceChange = {
  targets: Targets;
  /** Published id of the document that takes their place. Null removes the references. */
  substitute: string | null;
};

export type ReferencePlace = {
  path: Path;
  /** The id of the document that the reference leads to. */
  target: string;
  titles: string[];
  /** The text of the link; empty if the reference has none. */
  label: string;
  /** Whether the content service would delete the target in spite of the reference. */
  isWeak: boolean;
  /** Whether the studio can refer to another document here. */
  mayBeSubstituted: boolean;
};

/** A field or entry is left out of its parent. */
const REMOVED = Symbol("removed");
/** Like {@link REMOVED}, but the parent is left out too, because it would be useless. */
const REMOVED_WITH_PARENT = Symbol("removed with its parent");

type Typed = { type: SchemaType | undefined; parent?: unknown; document?: unknown };

const optionOf = ({ type }: Typed, name: string): unknown => fieldAt(type?.options, name);

/** Whether the form hides a field. A hidden field may hold an earlier value, on which nothing depends. */
function isHidden({ type, parent, document }: Typed): boolean {
  const hidden: unknown = type?.hidden;
  return typeof hidden === "function"
    ? Boolean(Reflect.apply(hidden, undefined, [{ parent, document, currentUser: null }]))
    : hidden === true;
}

const isRule = (rule: unknown): rule is { isRequired: () => boolean } =>
  typeof fieldAt(rule, "isRequired") === "function";

const isRequired = ({ type }: Typed): boolean =>
  [type?.validation].flat().some((rule) => isRule(rule) && rule.isRequired());

const removal = (typed: Typed) =>
  !isHidden(typed) && (optionOf(typed, "removedWith") === "parent" || isRequired(typed))
    ? REMOVED_WITH_PARENT
    : REMOVED;

const isRemoved = (value: unknown): value is symbol => typeof value === "symbol";

const refersTo = (value: unknown, { ids, shouldKeepWeak }: Targets): boolean =>
  ids.has(textAt(value, "_ref")) && !(shouldKeepWeak && fieldAt(value, "_weak") === true);

/**
 * Returns the reference to the substitute. A reference that was weak only until the publication of its target becomes
 * strong, because the substitute is published.
 */
function substituted(reference: object, substitute: string): object {
  const { _strengthenOnPublish: later, ...stored } = {
    _strengthenOnPublish: undefined,
    ...reference,
  };
  const { _weak: isWeak, ...strong } = { _weak: undefined, ...stored };
  const isAlwaysWeak = isWeak === true && (later === undefined || fieldAt(later, "weak") === true);
  return { ...strong, _ref: substitute, ...(isAlwaysWeak ? { _weak: true } : {}) };
}

const refOf = (entry: unknown): unknown => fieldAt(entry, "_ref");

/** Removes the entries that refer to the same document as an earlier entry. */
const withoutRepeats = (entries: readonly unknown[]): unknown[] =>
  entries.filter(
    (entry, index) =>
      refOf(entry) === undefined ||
      entries.findIndex((other) => refOf(other) === refOf(entry)) === index,
  );

function replaceInList(list: readonly unknown[], typed: Typed, change: ReferenceChange): unknown {
  const { type } = typed;
  const changed = list.map((entry) =>
    replaceIn(entry, { ...typed, type: type && memberType(type, entry), parent: list }, change),
  );
  if (changed.every((entry, index) => entry === list[index])) return list;
  const remaining = withoutRepeats(changed.filter((entry) => !isRemoved(entry)));
  return remaining.length === 0 ? removal(typed) : remaining;
}

function listAt(value: unknown, name: string): unknown[] {
  const list = fieldAt(value, name);
  return Array.isArray(list) ? list : [];
}

/** Removes the marks of a rich text's paragraph that no longer have a definition. */
function withoutMarks(paragraph: object, before: object): object {
  const keysOf = (value: unknown) =>
    listAt(value, "markDefs").map((definition) => fieldAt(definition, "_key"));
  const gone = new Set(keysOf(before));
  for (const key of keysOf(paragraph)) gone.delete(key);
  const children = listAt(paragraph, "children").map((child) => {
    const marks = fieldAt(child, "marks");
    return Array.isArray(marks) && marks.some((mark) => gone.has(mark))
      ? { ...Object(child), marks: marks.filter((mark) => !gone.has(mark)) }
      : child;
  });
  return { ...paragraph, markDefs: fieldAt(paragraph, "markDefs") ?? [], children };
}

function replaceInObject(value: object, typed: Typed, change: ReferenceChange): unknown {
  const { type } = typed;
  const isReplaced = Object.values(value).some(
    (child) => change.substitute !== null && refersTo(child, change.targets),
  );
  const entries: [string, unknown][] = [];
  let isChanged = false;
  for (const [name, child] of Object.entries(value)) {
    const field = { ...typed, type: type && fieldType(type, name), parent: value };
    // A section is a block of the former target.
    const isOfTarget = isReplaced && optionOf(field, "listsSections") === true;
    const changed = isOfTarget ? REMOVED : replaceIn(child, field, change);
    if (changed === REMOVED_WITH_PARENT) return removal(typed);
    if (changed !== child) isChanged = true;
    if (!isRemoved(changed)) entries.push([name, changed]);
  }
  if (!isChanged) return value;
  const remaining = Object.fromEntries(entries);
  return textAt(value, "_type") === "block" ? withoutMarks(remaining, value) : remaining;
}

/** Returns the value without references to the targets. Returns the same value if it has none. */
function replaceIn(value: unknown, typed: Typed, change: ReferenceChange): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return replaceInList(value, typed, change);
  if (!refersTo(value, change.targets)) return replaceInObject(value, typed, change);
  return change.substitute === null || optionOf(typed, "hasNoSubstitute") === true
    ? removal(typed)
    : substituted(value, change.substitute);
}

const isDocument = (value: object): value is StoredDocument =>
  textAt(value, "_id") !== "" && textAt(value, "_type") !== "";

/**
 * Returns a document without references to the targets: each refers to the substitute or is removed, with the entry,
 * link or block that would be useless without it. Returns null if the whole document would be useless, such as a
 * redirect without a target. The type's options `removedWith` and `hasNoSubstitute` decide.
 */
export function replaceReferences(
  document: StoredDocument,
  type: SchemaType | undefined,
  { targets, substitute }: ReferenceChange,
): StoredDocument | null {
  // A document that replaces the target needs no link to itself.
  const isSubstitute = substitute !== null && getPublishedId(document._id) === substitute;
  const change = { targets, substitute: isSubstitute ? null : substitute };
  const changed = replaceIn(document, { type, document }, change);
  return typeof changed === "object" && changed !== null && isDocument(changed) ? changed : null;
}

export function placesIn(
  document: StoredDocument,
  type: SchemaType | undefined,
  targets: Targets,
): ReferencePlace[] {
  return [...objectsIn(document)]
    .filter(({ value }) => refersTo(value, targets))
    .map(({ path, value }) => {
      const { field, holder } = fieldOf(document, path, type);
      return {
        path,
        target: textAt(value, "_ref"),
        isWeak: fieldAt(value, "_weak") === true,
        titles: titlesOf(document, path, type),
        label: textAt(holder, "label") || markedText(document, path),
        mayBeSubstituted: optionOf(field, "hasNoSubstitute") !== true,
      };
    });
}

/** Returns the titles along a path. An entry of a list of references has the title of its list. */
function titlesOf(document: unknown, path: Path, root: SchemaType | undefined): string[] {
  if (root?.jsonType !== "object") return [String(path[0])];
  if (typeof path.at(-1) === "string") return pathTitles(path, root, document);
  const list = path.slice(0, -1);
  const { type } = fieldOf(document, list, root).field;
  return [...pathTitles(list, root, document), type?.title ?? String(list.at(-1))];
}

const stepInto = (value: unknown, segment: Path[number]): unknown => {
  if (typeof segment === "string") return fieldAt(value, segment);
  const list = Array.isArray(value) ? value : [];
  return typeof segment === "object" && "_key" in segment
    ? list.find((entry) => fieldAt(entry, "_key") === segment._key)
    : list[Number(segment)];
};

const valueAt = (document: unknown, path: Path): unknown => path.reduce(stepInto, document);

function fieldOf(document: unknown, path: Path, root: SchemaType | undefined) {
  let type = root;
  let holder: unknown = document;
  for (const [depth, segment] of path.entries()) {
    const value = valueAt(document, path.slice(0, depth + 1));
    if (type !== undefined) {
      type = typeof segment === "string" ? fieldType(type, segment) : memberType(type, value);
    }
    if (depth < path.length - 1) holder = value;
  }
  return { field: { type }, holder };
}

/** Returns the words of a rich text to which a link at this path belongs; empty for other links. */
function markedText(document: unknown, path: Path): string {
  const depth = path.findLastIndex((segment) => segment === "markDefs");
  if (depth < 0) return "";
  const key = fieldAt(valueAt(document, path.slice(0, depth + 2)), "_key");
  return listAt(valueAt(document, path.slice(0, depth)), "children")
    .filter((child) => listAt(child, "marks").includes(key))
    .map((child) => textAt(child, "text"))
    .join(" ");
}
