import {
  type AnyBlock,
  type Block,
  blockContracts,
  blockEnvelope,
  type BlockType,
  inCurrentForm,
  shownShape,
} from "@marquee/schemas/contract";
import type * as z from "zod";
import type { Shown } from "@marquee/schemas/types";
import type { BlockProblem } from "./problems.ts";
import { fillEmptyTexts } from "./fill-empty-texts.ts";
import { blockPlaceholders, textPlaceholders } from "./placeholders.ts";
import { fieldPath, type StoredPath, valueAt } from "../addresses/stored-path.ts";
import { type FieldProblem, parseTolerantly, type Tolerated } from "./tolerant-parse.ts";

type ListField<T extends BlockType> = (typeof blockContracts)[T] extends {
  nested: readonly (infer Field extends string)[];
}
  ? Field
  : never;

/** A parsed block, as its component receives it. The lists of blocks in its fields are parsed too. */
export type ContentBlock<T extends BlockType = BlockType> = {
  [K in T]: [ListField<K>] extends [never]
    ? Block<K>
    : Omit<Block<K>, ListField<K>> & { _type: K } & Readonly<
          Record<ListField<K>, readonly ParsedBlock[]>
        >;
}[T];

type Entry = {
  /** Key of the block, unique in its list. React and the editor's overlays identify blocks by it. */
  key: string;
  /** Field path in the block's document. */
  path: string;
  /** Display times. Both are null if the stored times are invalid, in which case the block is not rendered. */
  shown: Shown;
};

/**
 * One entry of a list of blocks: a block that can be rendered, or the reason why it can't be
 * rendered.
 */
export type ParsedBlock =
  | (Entry & {
      ok: true;
      block: ContentBlock;
      /** Nesting level of a block that contains other blocks, else 0; see {@link BlockPlace}. */
      level: number;
      /** Parts that are not displayed because they are invalid; null if there are none. */
      problem: BlockProblem | null;
      /**
       * True if the block lacks an essential part. Editors then see a placeholder, and visitors do not see the block.
       */
      isUnfinished: boolean;
    })
  | (Entry & { ok: false; problem: BlockProblem });

/**
 * The document and the field path of the list being parsed. For a list of a reusable document, `within` is the key of
 * the reusable block that displays the document on the page. The keys of the list's blocks begin with `within`, because
 * blocks of the page may have the same keys.
 */
export type BlockPlace = {
  documentId: string;
  documentType: string;
  path: string;
  within?: string | undefined;
  /**
   * Level of the block that contains the list. Only blocks of lower levels are valid in the list. Undefined for a
   * page's own list.
   */
  below?: number;
  /** True for an editor, who also sees blocks that lack an essential part. A placeholder replaces the missing part. */
  isEditing: boolean;
};

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockContracts, type);

const always: Shown = { from: null, until: null };

/**
 * Returns placeholders for the texts that a list entry or a link lacks. Visitors don't see an
 * incomplete entry or link. An editor sees it with placeholders, and replaces them by typing on the
 * page.
 */
function partPlaceholders(shape: z.ZodType, stored: unknown, path: StoredPath): readonly unknown[] {
  const isOfLink = path.length > 1 && path.at(-1) === "label";
  const isOfPart = isOfLink || path.some((part) => typeof part === "number");
  const value = valueAt(stored, path);
  return isOfPart && (value === null || value === undefined) ? textPlaceholders(shape, path) : [];
}

/**
 * Parses a block's fields. Parsing fails for a block that lacks an essential part, so visitors
 * don't see the block. For an editor, placeholders replace the missing parts. If the block is then
 * valid, `isUnfinished` is true.
 */
function readFields(
  stored: unknown,
  contract: { shape: z.ZodType<AnyBlock>; fallback?: object; essential?: readonly string[] },
  isEditing: boolean,
): { parsed: Tolerated<AnyBlock>; isUnfinished: boolean } {
  const { shape, fallback = {}, essential = [] } = contract;
  const settings = (path: StoredPath) => {
    const value = valueAt(fallback, path);
    return value === undefined ? [] : [value];
  };
  const parsed = parseTolerantly(shape, stored, { fallbacks: settings, essential });
  if (!isEditing || (parsed.ok && parsed.problems.length === 0)) {
    return { parsed, isUnfinished: false };
  }
  const placeholders = (path: StoredPath) =>
    parsed.ok ? partPlaceholders(shape, stored, path) : blockPlaceholders(shape, path);
  const fallbacks = (path: StoredPath) => [...settings(path), ...placeholders(path)];
  const filled = parseTolerantly(shape, stored, { fallbacks, essential });
  if (parsed.ok) return { parsed: filled.ok ? filled : parsed, isUnfinished: false };
  return { parsed: filled, isUnfinished: filled.ok };
}

/** Returns the nesting level of a block that contains other blocks; 0 for all other blocks. */
function levelOf(type: BlockType): number {
  const contract = blockContracts[type];
  return "level" in contract ? contract.level : 0;
}

/** Parses the lists of blocks within a block. `path` is the field path of that block. */
function parseLists(block: AnyBlock, place: BlockPlace, path: string): ContentBlock {
  const below = levelOf(block._type);
  const inside = (field: string, blocks: unknown) =>
    parseBlocks(blocks, { ...place, below, path: `${path}.${field}` });
  switch (block._type) {
    case "columns":
      return {
        ...block,
        start: inside("start", block.start),
        end: inside("end", block.end),
      };
    case "signInGate":
      return { ...block, teaser: inside("teaser", block.teaser) };
    case "reusable": {
      const { original, blocks } = block;
      const there = {
        ...place,
        below,
        documentId: original,
        documentType: "reusableBlock",
        path: "blocks",
        within: block._key,
      };
      return { ...block, blocks: parseBlocks(blocks, there) };
    }
    default:
      return block;
  }
}

function parseBlock(raw: unknown, index: number, place: BlockPlace): ParsedBlock {
  const envelope = blockEnvelope.safeParse(raw);
  const { _key: key, _type: type } = envelope.data ?? { _key: `#${index}`, _type: "unknown" };
  const path = `${place.path}[${envelope.success ? `_key=="${key}"` : index}]`;
  const problemOf = (reasons: readonly FieldProblem[]): BlockProblem => ({
    documentId: place.documentId,
    documentType: place.documentType,
    path,
    blockKey: key,
    blockType: type,
    reasons,
  });
  const refuse = (shown: Shown, reasons: readonly FieldProblem[]): ParsedBlock => ({
    ok: false,
    key,
    path,
    shown,
    problem: problemOf(reasons),
  });

  if (!envelope.success) return refuse(always, parseTolerantly(blockEnvelope, raw).problems);
  const { shown: time, ...stored } = envelope.data;
  // Rejects a block with an invalid time. Ignoring the time could display content before its
  // scheduled time.
  const times = shownShape.safeParse(time ?? always);
  if (!times.success) {
    const inShown = (issue: z.core.$ZodIssue) => ({
      field: fieldPath(["shown", ...issue.path]),
      message: issue.message,
    });
    return refuse(always, times.error.issues.map(inShown));
  }
  const shown = times.data;
  if (!isBlockType(type)) {
    const message = `The site does not know blocks of type “${type}”.`;
    return refuse(shown, [{ field: "", message }]);
  }
  if (levelOf(type) >= (place.below ?? Infinity)) {
    const message =
      "A block of this type is not allowed here: move the block to another place on the page, or remove it.";
    return refuse(shown, [{ field: "", message }]);
  }
  const contract = blockContracts[type];
  if ((stored.version ?? contract.version) > contract.version) {
    const message = "This block is from a newer version of the site.";
    return refuse(shown, [{ field: "version", message }]);
  }
  const current = inCurrentForm(stored, contract);
  // The blocks in a reusable block are edited in the reusable document, not on this page. Therefore
  // their empty texts are not filled.
  const isTyped = place.isEditing && place.within === undefined;
  const filled = isTyped ? fillEmptyTexts(contract.shape, current) : current;
  const { parsed, isUnfinished } = readFields(filled, contract, place.isEditing);
  if (!parsed.ok) return refuse(shown, parsed.problems);
  const own = place.within === undefined ? key : `${place.within}-${key}`;
  return {
    ok: true,
    key: own,
    path,
    shown,
    block: parseLists({ ...parsed.value, _key: own }, place, path),
    level: levelOf(type),
    problem: parsed.problems.length === 0 ? null : problemOf(parsed.problems),
    isUnfinished,
  };
}

/**
 * Parses a raw list of blocks and the lists within them, whatever their display times. An invalid block does not affect
 * the others. Never throws.
 * A second block with the same `_key` gets a key of its own, because React and the editor's overlays identify blocks by
 * key.
 */
export function parseBlocks(raw: unknown, place: BlockPlace): ParsedBlock[] {
  if (!Array.isArray(raw)) return [];
  const seen = new Set<string>();
  return raw.map((entry: unknown, index) => {
    const parsed = parseBlock(entry, index, place);
    const key = seen.has(parsed.key) ? `${parsed.key}#${index}` : parsed.key;
    seen.add(key);
    return { ...parsed, key };
  });
}

/**
 * Returns the lists of blocks that a block displays to everyone: columns, a gate's teaser, a reusable block's content.
 */
export function listsOf(block: ContentBlock): readonly (readonly ParsedBlock[])[] {
  if (block._type === "columns") return [block.start, block.end];
  if (block._type === "signInGate") return [block.teaser];
  return block._type === "reusable" ? [block.blocks] : [];
}
