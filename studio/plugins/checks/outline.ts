import { blockSchemas } from "@marquee/schemas/studio";
import type { Path } from "sanity";
import { entriesAt, fieldAt, type StoredObject, textAt } from "./stored-page.ts";

/** A heading of the rendered page: its level (1 to 6), its text and the path of its field. */
export type OutlineEntry = { level: number; text: string; path: Path };

/** A heading in rich text. `rank` is the size that the editor chose, from 1 (largest). */
type RichHeading = OutlineEntry & { rank: number };

const ranks: Readonly<Record<string, number>> = { h2: 1, h3: 2, h4: 3 };

export const plainTextOf = (block: StoredObject): string =>
  entriesAt(block.value, "children", block.path)
    .map(({ value }) => fieldAt(value, "text"))
    .filter((text) => typeof text === "string")
    .join("")
    .trim();

/**
 * Returns every heading of a rich text in order, including empty headings. The first heading has
 * the level `under + 1`. The level of every other heading depends on the headings before it.
 */
export function richHeadings({ value, path }: StoredObject, field: string, under: number) {
  const headings: RichHeading[] = [];
  const open: number[] = [];
  for (const entry of entriesAt(value, field, path)) {
    const rank = ranks[textAt(entry.value, "style")];
    if (entry.type !== "block" || rank === undefined) continue;
    const text = plainTextOf(entry);
    if (text !== "") {
      while ((open.at(-1) ?? 0) >= rank) open.pop();
      open.push(rank);
    }
    headings.push({ rank, text, path: entry.path, level: Math.min(under + open.length, 6) });
  }
  return headings;
}

const shownRichHeadings = (block: StoredObject, field: string, under: number): OutlineEntry[] =>
  richHeadings(block, field, under)
    .filter(({ text }) => text !== "")
    .map(({ level, text, path }) => ({ level, text, path }));

const hasHeading = ({ fields }: { fields?: readonly { name: string }[] }) =>
  fields?.some(({ name }) => name === "heading") === true;

/** The field of a block's own heading, by block type. Types without a heading are missing. */
export const headingFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values<{ name: string; fields?: readonly { name: string }[] }>(blockSchemas)
      .filter(hasHeading)
      .map(({ name }) => [name, "heading"]),
  ),
  video: "title",
};

/**
 * Returns the headings inside a block, without the block's own heading. `inner` is the level of the
 * highest of these headings: 2 for h2, 3 for h3.
 */
type Inside = (block: StoredObject, inner: number) => OutlineEntry[];

const named = (entry: StoredObject, field: string, level: number): OutlineEntry[] => {
  const text = textAt(entry.value, field);
  return text === "" ? [] : [{ level, text, path: [...entry.path, field] }];
};

const insides: Readonly<Record<string, Inside>> = {
  textBlock: (block, inner) => shownRichHeadings(block, "body", inner - 1),
  featureGrid: ({ value, path }, inner) =>
    entriesAt(value, "features", path).flatMap((entry) => named(entry, "title", inner)),
  faq: ({ value, path }, inner) =>
    entriesAt(value, "questions", path).flatMap((entry) => [
      ...named(entry, "question", inner),
      ...shownRichHeadings(entry, "answer", inner),
    ]),
  schedule: ({ value, path }, inner) =>
    entriesAt(value, "days", path).flatMap((day) => [
      ...named(day, "date", inner),
      ...entriesAt(day.value, "sessions", day.path).flatMap((session) =>
        named(session, "title", inner + 1),
      ),
    ]),
  video: (block) => shownRichHeadings(block, "transcript", 1),
};

/**
 * Returns the headings of a block, without the headings of nested blocks. `isFirst`: whether the
 * block begins the page.
 */
function headingsOfBlock(block: StoredObject, isFirst: boolean): OutlineEntry[] {
  const field = headingFields[block.type];
  const own = field === undefined ? [] : named(block, field, isFirst ? 1 : 2);
  const inner = own.length === 0 || isFirst ? 2 : 3;
  return [...own, ...(insides[block.type]?.(block, inner) ?? [])];
}

/** The fields of containers that hold nested blocks, in the order in which the page renders them. */
const lists: Readonly<Record<string, readonly string[]>> = {
  columns: ["start", "end"],
  signInGate: ["teaser", "blocks"],
};

/**
 * Whether the block can count as the page's first block, whose heading is the page's main heading.
 * Like the site, the checks skip announcements.
 */
const opensPage = ({ type }: StoredObject): boolean => type !== "announcement";

/**
 * An entry of the list of a page's blocks: a block without nested blocks, or a sign-in gate. A gate
 * comes after the blocks of its teaser, because the page displays the gate's sign-in prompt there.
 * `isFirst`: whether the block begins the page.
 */
export type Leaf = { block: StoredObject; isFirst: boolean };

type IsIncluded = (block: StoredObject) => boolean;

function leavesIn(
  blocks: readonly StoredObject[],
  isFirst: boolean,
  isIncluded: IsIncluded,
): Leaf[] {
  const opening = blocks.findIndex(opensPage);
  return blocks.flatMap((block, index) =>
    leavesOf(block, isFirst && index === opening, isIncluded),
  );
}

function leavesOf(block: StoredObject, isFirst: boolean, isIncluded: IsIncluded): Leaf[] {
  const held = (lists[block.type] ?? []).map((name) =>
    entriesAt(block.value, name, block.path).filter(isIncluded),
  );
  const [before = [], after = []] = held;
  if (block.type === "columns") {
    const opensFirst = before.some(opensPage);
    return [
      ...leavesIn(before, isFirst && opensFirst, isIncluded),
      ...leavesIn(after, isFirst && !opensFirst, isIncluded),
    ];
  }
  if (block.type === "signInGate") {
    const curtain = { block, isFirst: isFirst && before.length === 0 };
    return [
      ...leavesIn(before, isFirst, isIncluded),
      curtain,
      ...leavesIn(after, false, isIncluded),
    ];
  }
  return [{ block, isFirst }];
}

/**
 * Returns the blocks of a stored page in document order. A Columns block is replaced by the blocks
 * in its columns. `isIncluded` selects the blocks.
 */
export const leavesOfPage = (page: unknown, isIncluded: IsIncluded = () => true): Leaf[] =>
  leavesIn(entriesAt(page, "blocks", []).filter(isIncluded), true, isIncluded);

export const outlineOf = (page: unknown): OutlineEntry[] =>
  leavesOfPage(page).flatMap(({ block, isFirst }) => headingsOfBlock(block, isFirst));
