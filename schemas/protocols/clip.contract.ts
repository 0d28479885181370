import * as z from "zod";

/** Maximum number of blocks that an editor can select, copy or paste at once. */
export const mostBlocks = 500;

/** Length in characters from which a clipboard text with blocks is rejected as too long. */
export const longestClip = 2_000_000;

/**
 * Maximum nesting depth of objects and lists. Blocks with links in rich text in a gate need about
 * 15 levels.
 */
const DEEPEST = 40;

const type = "marquee/blocks";
const version = 1;

const clippedBlock = z.looseObject({
  _type: z.string().min(1).max(100),
  _key: z.string().min(1).max(200),
});

/** An image or file that a block refers to, and the URL at which another site can read it. */
const clippedAsset = z.strictObject({
  id: z.string().regex(/^(?:image|file)-[\w-]{1,200}$/),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  name: z.string().max(500).nullable(),
});

const clip = z.strictObject({
  type: z.literal(type),
  version: z.literal(version),
  blocks: z.array(clippedBlock).min(1).max(mostBlocks),
  assets: z.array(clippedAsset).max(mostBlocks),
});

export type ClippedBlock = z.output<typeof clippedBlock>;

export type ClippedAsset = z.output<typeof clippedAsset>;

/** Returns blocks and their assets as text for the clipboard: JSON with a type and a version. */
export const writeClip = (
  blocks: readonly ClippedBlock[],
  assets: readonly ClippedAsset[] = [],
): string => JSON.stringify({ type, version, blocks, assets });

/**
 * Whether a clipboard text begins like the texts that {@link writeClip} returns. The browser
 * handles the paste of any other text.
 */
export const isClip = (text: string): boolean =>
  /^\s*\{\s*"type"\s*:\s*"marquee\/blocks"/.test(text);

/**
 * Whether objects and lists are nested deeper than {@link DEEPEST}. Doesn't recurse, so deep
 * nesting can't overflow the call stack.
 */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each): unknown[] =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

/** Whether a later version of Marquee wrote the clipboard's content. */
const isLater = (value: unknown): boolean =>
  z.looseObject({ type: z.literal(type), version: z.number().gt(version) }).safeParse(value)
    .success;

/**
 * Parses the text of a clipboard. Returns its blocks and assets, or the reason why they can't be read: the text
 * is too long, was written by a later version of Marquee, or isn't valid.
 */
export function readClip(
  text: string,
): z.output<typeof clip> | { problem: "tooLong" | "later" | "invalid" } {
  if (text.length >= longestClip) return { problem: "tooLong" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "invalid" };
  }
  if (isTooDeep(value)) return { problem: "invalid" };
  const parsed = clip.safeParse(value);
  if (parsed.success) return parsed.data;
  return { problem: isLater(value) ? "later" : "invalid" };
}
