import type { ObjectSchemaType, Path, SchemaType } from "sanity";
import { say } from "../i18n/say.ts";
import { wordsOf } from "./outline.ts";
import { fieldAt } from "./stored.ts";

/** As much of a paragraph as fits on a line beside the form. In characters. */
const SHOWN = 24;

const cut = (words: string): string =>
  words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()} …` : words;

const keyOf = (segment: Path[number]): unknown =>
  typeof segment === "object" && "_key" in segment ? segment._key : undefined;

function indexOf(list: readonly unknown[], segment: Path[number]): number {
  const key = keyOf(segment);
  return key === undefined
    ? Number(segment)
    : list.findIndex((entry) => fieldAt(entry, "_key") === key);
}

const titleOf = ({ title, name }: SchemaType): string => title ?? name;

const fieldType = (type: SchemaType, field: string): SchemaType | undefined =>
  type.jsonType === "object" ? type.fields.find(({ name }) => name === field)?.type : undefined;

function memberType(type: SchemaType, entry: unknown): SchemaType | undefined {
  if (type.jsonType !== "array") return undefined;
  const name = fieldAt(entry, "_type");
  return (
    type.of.find((member) => member.name === name) ??
    (type.of.length === 1 ? type.of[0] : undefined)
  );
}

/** A paragraph is known by its first words, any other entry by its place and name. */
function entryTitle(type: SchemaType, entry: unknown, index: number): string {
  if (type.name !== "block") return `${index + 1}. ${titleOf(type)}`;
  const words = wordsOf({ path: [], type: "block", value: Object(entry) });
  return words === "" ? say("Empty line") : say("“{words}”", { words: cut(words) });
}

/**
 * Takes the path of a field, the page's type and the page, gives the names on the way there as an editor knows them:
 * blocks by their place and name (`3. Film`), then their fields. What the form does not know ends the way.
 */
export function pathTitles(path: Path, root: ObjectSchemaType, page: unknown): string[] {
  const titles: string[] = [];
  let type: SchemaType = root;
  let value = page;
  for (const segment of path) {
    if (typeof segment === "string") {
      const inner = fieldType(type, segment);
      if (inner === undefined) return titles;
      value = fieldAt(value, segment);
      type = inner;
      // The list of blocks itself says nothing that its entries do not.
      if (type.jsonType !== "array") titles.push(titleOf(type));
    } else {
      const list: unknown[] = Array.isArray(value) ? value : [];
      const index = indexOf(list, segment);
      const member = memberType(type, list[index]);
      if (member === undefined) return titles;
      value = list[index];
      type = member;
      titles.push(entryTitle(member, value, index));
    }
  }
  return titles;
}
