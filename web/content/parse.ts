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
import { isShownAt, type Moment } from "./shown.ts";

/** One entry of a list of blocks, in its order: a block that may be rendered, or why it may not. */
export type ParsedBlock =
  | {
      ok: true;
      key: string;
      path: string;
      block: AnyBlock;
      /** How high it stands as a container of blocks; 0: it holds none. */
      level: number;
      /** When it is shown. */
      shown: Shown;
    }
  | { ok: false; key: string; path: string; problem: BlockProblem };

/**
 * The document and the field path of the list being parsed. `within`: the key of the block that shows it, where that is
 * another document's; the page has blocks of both, and goes by their keys.
 */
export type BlockPlace = { documentId: string; path: string; within?: string | undefined };

/** Takes a block's key and that of the reusable one around it, gives the one it goes by on the page. */
const keyOnPage = (key: string, within: string | undefined) =>
  within === undefined ? key : `${within}-${key}`;

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockContracts, type);

/** Takes the path of a value in a block, gives it as an editor reads it: `["body", 2, "alt"]` is `body[2].alt`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

const reasonsOf = (error: z.ZodError, within: readonly string[] = []) =>
  error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({
          field: fieldPath([...within, ...path, key]),
          message: "is no field of this block",
        }))
      : [{ field: fieldPath([...within, ...path]), message }],
  );

const always: Shown = { from: null, until: null };

const isOutOfTime = (raw: unknown, at: Moment): boolean => {
  const time = shownShape.safeParse(blockEnvelope.safeParse(raw).data?.shown);
  return time.success && !isShownAt(time.data, at);
};

/** The raw blocks of which a block is made; null where it has something of its own to show. */
function heldBy(block: AnyBlock): readonly unknown[] | null {
  if (block._type === "columns") return [...block.start, ...block.end];
  return block._type === "reusable" ? block.blocks : null;
}

/** A block of others which have all gone, or are still to come, goes with them: a page must not begin with nothing. */
const isEmptied = (block: AnyBlock, at: Moment): boolean =>
  heldBy(block)?.every((raw) => isOutOfTime(raw, at)) ?? false;

/** One entry; null where it is not shown at the moment, and nothing else of it is looked at. */
function parseBlock(
  raw: unknown,
  { index, place, at }: { index: number; place: BlockPlace; at: Moment },
): ParsedBlock | null {
  const envelope = blockEnvelope.safeParse(raw);
  const key = envelope.success ? envelope.data._key : `#${index}`;
  const path = envelope.success ? `${place.path}[_key=="${key}"]` : `${place.path}[${index}]`;
  const type = envelope.success ? envelope.data._type : "unknown";
  const refuse = (reasons: BlockProblem["reasons"]): ParsedBlock => ({
    ok: false,
    key,
    path,
    problem: { documentId: place.documentId, path, blockKey: key, blockType: type, reasons },
  });

  if (!envelope.success) return refuse(reasonsOf(envelope.error));
  const { shown: time, ...stored } = envelope.data;
  // A time that can't be read must never count as none: what is to be seen later would be seen now.
  const shown = shownShape.safeParse(time ?? always);
  if (!shown.success) return refuse(reasonsOf(shown.error, ["shown"]));
  if (!isShownAt(shown.data, at)) return null;
  if (!isBlockType(type)) {
    return refuse([{ field: "", message: `the site does not know blocks of type "${type}"` }]);
  }
  const contract = blockContracts[type];
  if ((stored.version ?? contract.version) > contract.version) {
    return refuse([{ field: "version", message: "was stored by a newer version of this site" }]);
  }
  const parsed = contract.shape.safeParse(inCurrentForm(stored, contract));
  if (!parsed.success) return refuse(reasonsOf(parsed.error));
  if (isEmptied(parsed.data, at)) return null;
  const level = "level" in contract ? contract.level : 0;
  const block = { ...parsed.data, _key: keyOnPage(key, place.within) };
  return { ok: true, key: block._key, path, block, level, shown: shown.data };
}

/**
 * Checks a raw list of blocks one by one, and leaves out those that are not shown at the moment `at`: the one place
 * where that is decided. A block that does not fit costs only itself. Never throws.
 * A second block with a `_key` already seen is refused too, since React and the editor's overlays go by key.
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
