import type { ObjectSchemaType, Path, SchemaType } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { plainTextOf } from "./outline.ts";
import { fieldAt, textAt } from "./stored-page.ts";

/** Maximum length of an excerpt, in characters, so that it fits on one line of the inspector. */
const SHOWN = 24;

const cut = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text;

const keyOf = (segment: Path[number]): unknown =>
  typeof segment === "object" && "_key" in segment ? segment._key : undefined;

function indexOf(list: readonly unknown[], segment: Path[number]): number {
  const key = keyOf(segment);
  return key === undefined
    ? Number(segment)
    : list.findIndex((entry) => fieldAt(entry, "_key") === key);
}

export const titleOf = ({ title, name }: SchemaType): string => title ?? name;

export const fieldType = (type: SchemaType, field: string): SchemaType | undefined =>
  type.jsonType === "object" ? type.fields.find(({ name }) => name === field)?.type : undefined;

export function memberType(type: SchemaType, entry: unknown): SchemaType | undefined {
  if (type.jsonType !== "array") return undefined;
  const name = fieldAt(entry, "_type");
  return (
    type.of.find((member) => member.name === name) ??
    (type.of.length === 1 ? type.of[0] : undefined)
  );
}

/**
 * Returns the title of a list entry: a paragraph's first words, or another entry's position and
 * type.
 */
function entryTitle(type: SchemaType, entry: unknown, index: number): string {
  if (type.name !== "block") return `${index + 1}. ${titleOf(type)}`;
  const text = plainTextOf({ path: [], type: "block", value: Object(entry) });
  return text === "" ? translate("Empty line") : translate("“{text}”", { text: cut(text) });
}

type TypedStep =
  | { kind: "field"; type: SchemaType; value: unknown }
  | { kind: "entry"; type: SchemaType; value: unknown; index: number };

/** Resolves a path in a document of the type `root`. Stops at the first step that isn't in the schema. */
function typedSteps(path: Path, root: SchemaType, document: unknown): TypedStep[] {
  const steps: TypedStep[] = [];
  let type: SchemaType = root;
  let value = document;
  for (const segment of path) {
    if (typeof segment === "string") {
      const inner = fieldType(type, segment);
      if (inner === undefined) return steps;
      value = fieldAt(value, segment);
      type = inner;
      steps.push({ kind: "field", type, value });
    } else {
      const list: unknown[] = Array.isArray(value) ? value : [];
      const index = indexOf(list, segment);
      const member = memberType(type, list[index]);
      if (member === undefined) return steps;
      value = list[index];
      type = member;
      steps.push({ kind: "entry", type, value, index });
    }
  }
  return steps;
}

export function typeAt(path: Path, root: SchemaType, document: unknown): SchemaType | undefined {
  const steps = typedSteps(path, root, document);
  return steps.length === path.length ? steps.at(-1)?.type : undefined;
}

/**
 * Returns the titles along the path of a page's field: each block by its position and type (`3. Video`), then its
 * fields.
 */
export function pathTitles(path: Path, root: ObjectSchemaType, page: unknown): string[] {
  return typedSteps(path, root, page).flatMap((step) => {
    if (step.kind === "entry") return [entryTitle(step.type, step.value, step.index)];
    // Omits the array's title, because the title would add nothing to the title of the array's
    // entry.
    return step.type.jsonType === "array" ? [] : [titleOf(step.type)];
  });
}

/** Returns the title of an entry, from the field that its type's preview selects as the title. */
function ownTitle(type: SchemaType, entry: unknown): string {
  const field: unknown = type.preview?.select?.["title"];
  return typeof field === "string" ? cut(textAt(entry, field)) : "";
}

/**
 * Returns the titles of the fields and entries along a path, without the first `from` steps. An entry without a title
 * of its own is named by its position and its type's title.
 */
export function fieldTitles(
  path: Path,
  { root, document, from }: { root: SchemaType; document: unknown; from: number },
): string[] {
  return typedSteps(path, root, document)
    .slice(from)
    .map((step) => {
      if (step.kind === "field") return titleOf(step.type);
      const own = ownTitle(step.type, step.value);
      return own === ""
        ? entryTitle(step.type, step.value, step.index)
        : translate("“{text}”", { text: own });
    });
}
