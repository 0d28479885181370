import {
  type AnyBlock,
  blockContracts,
  blockEnvelope,
  type BlockType,
  inCurrentForm,
  shownShape,
} from "@marquee/schemas/contract";
import type * as z from "zod";
import type { Shown } from "@marquee/schemas/types";
import type { BlockProblem } from "./problems.ts";
import { blockPlaceholders } from "./placeholders.ts";
import { isShownAt, type Moment } from "../display-time.ts";
import { fieldPath, type StoredPath, valueAt } from "../addresses/stored-path.ts";
import { parseTolerantly, type Tolerated } from "./tolerant-parse.ts";

/** One entry of a list of blocks: a block that can be rendered, or the reason why not. */
export type ParsedBlock =
  | {
      ok: true;
      key: string;
      path: string;
      block: AnyBlock;
      /** Nesting level as a container of blocks; 0: it contains none. */
      level: number;
      shown: Shown;
      /** Parts that are not displayed because they are invalid; null if there are none. */
      problem: BlockProblem | null;
      /** True if it lacks an essential part: an editor sees a placeholder, visitors do not see the block. */
      isUnfinished: boolean;
    }
  | { ok: false; key: string; path: string; problem: BlockProblem };

/**
 * The document and the field path of the list being parsed. `within` is the key of the reusable block around a list of
 * another document. It prefixes the keys, because both documents' blocks are on one page.
 */
export type BlockPlace = {
  documentId: string;
  path: string;
  within?: string | undefined;
  /** True for an editor, who sees blocks that lack an essential part, with a placeholder in its place. */
  isEditing?: boolean;
};

/** Returns a block's key on the page, prefixed with the key of the reusable block around it. */
const keyOnPage = (key: string, within: string | undefined) =>
  within === undefined ? key : `${within}-${key}`;

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockContracts, type);

const always: Shown = { from: null, until: null };

const isOutOfTime = (raw: unknown, at: Moment): boolean => {
  const time = shownShape.safeParse(blockEnvelope.safeParse(raw).data?.shown);
  return time.success && !isShownAt(time.data, at);
};

/** Returns the raw blocks that a block consists of; null if it has content of its own. */
function heldBy(block: AnyBlock): readonly unknown[] | null {
  if (block._type === "columns") return [...block.start, ...block.end];
  return block._type === "reusable" ? block.blocks : null;
}

/**
 * Whether all blocks in a container are outside their display times. Such a container is hidden too, so that it leaves
 * no empty space.
 */
const isEmptied = (block: AnyBlock, at: Moment): boolean =>
  heldBy(block)?.every((raw) => isOutOfTime(raw, at)) ?? false;

/**
 * Parses a block's fields. An editor sees the same as visitors. Only if visitors would see nothing do placeholders
 * replace missing essential parts.
 */
function readFields(
  stored: unknown,
  contract: { shape: z.ZodType<AnyBlock>; fallback?: object; essential?: readonly string[] },
  { isEditing = false }: BlockPlace,
): { parsed: Tolerated<AnyBlock>; isUnfinished: boolean } {
  const { shape, fallback = {}, essential = [] } = contract;
  const settings = (path: StoredPath) => {
    const value = valueAt(fallback, path);
    return value === undefined ? [] : [value];
  };
  const parsed = parseTolerantly(shape, stored, { fallbacks: settings, essential });
  if (parsed.ok || !isEditing) return { parsed, isUnfinished: false };
  const fallbacks = (path: StoredPath) => [...settings(path), ...blockPlaceholders(path)];
  const filled = parseTolerantly(shape, stored, { fallbacks, essential });
  return { parsed: filled, isUnfinished: filled.ok };
}

/** Parses one entry; null if it is not displayed at the moment, in which case its fields are not checked. */
function parseBlock(
  raw: unknown,
  { index, place, at }: { index: number; place: BlockPlace; at: Moment },
): ParsedBlock | null {
  const envelope = blockEnvelope.safeParse(raw);
  const key = envelope.success ? envelope.data._key : `#${index}`;
  const path = envelope.success ? `${place.path}[_key=="${key}"]` : `${place.path}[${index}]`;
  const type = envelope.success ? envelope.data._type : "unknown";
  const problemOf = (reasons: BlockProblem["reasons"]): BlockProblem => ({
    documentId: place.documentId,
    documentType: place.within === undefined ? "page" : "reusableBlock",
    path,
    blockKey: key,
    blockType: type,
    reasons,
  });
  const refuse = (reasons: BlockProblem["reasons"]): ParsedBlock => ({
    ok: false,
    key,
    path,
    problem: problemOf(reasons),
  });

  if (!envelope.success) return refuse(parseTolerantly(blockEnvelope, raw).problems);
  const { shown: time, ...stored } = envelope.data;
  // An invalid time must not count as none: content scheduled for later would be displayed now.
  const shown = shownShape.safeParse(time ?? always);
  if (!shown.success) {
    return refuse(
      shown.error.issues.map((issue) => ({
        field: fieldPath(["shown", ...issue.path]),
        message: issue.message,
      })),
    );
  }
  if (!isShownAt(shown.data, at)) return null;
  if (!isBlockType(type)) {
    return refuse([{ field: "", message: `The site does not know blocks of type "${type}".` }]);
  }
  const contract = blockContracts[type];
  if ((stored.version ?? contract.version) > contract.version) {
    return refuse([
      { field: "version", message: "This block is from a newer version of the site." },
    ]);
  }
  const { parsed, isUnfinished } = readFields(inCurrentForm(stored, contract), contract, place);
  if (!parsed.ok) return refuse(parsed.problems);
  if (isEmptied(parsed.value, at)) return null;
  const level = "level" in contract ? contract.level : 0;
  const block = { ...parsed.value, _key: keyOnPage(key, place.within) };
  const problem = parsed.problems.length === 0 ? null : problemOf(parsed.problems);
  return {
    ok: true,
    key: block._key,
    path,
    block,
    level,
    shown: shown.data,
    problem,
    isUnfinished,
  };
}

/**
 * Parses a raw list of blocks and omits those that are not displayed at `at`; nothing else decides that. An invalid
 * block does not affect the others. Never throws.
 * A second block with the same `_key` gets a key of its own, because React and the editor's overlays identify blocks by
 * key.
 */
export function parseBlocks(raw: unknown, place: BlockPlace, at: Moment): ParsedBlock[] {
  if (!Array.isArray(raw)) return [];
  const seen = new Set<string>();
  return raw.flatMap((entry: unknown, index) => {
    const parsed = parseBlock(entry, { index, place, at });
    if (parsed === null) return [];
    const key = seen.has(parsed.key) ? `${parsed.key}#${index}` : parsed.key;
    seen.add(key);
    return [{ ...parsed, key }];
  });
}
