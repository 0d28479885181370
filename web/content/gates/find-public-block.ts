import type { AnyBlock } from "@marquee/schemas/types";
import { parseBlocks } from "../parse/parse.ts";

/**
 * Returns the lists of blocks that a block displays to everyone: columns, a gate's teaser, a reusable block's content.
 */
function publicListsIn(block: AnyBlock): readonly unknown[] {
  if (block._type === "reusable") return [block.blocks];
  if (block._type === "columns") return [block.start, block.end];
  if (block._type === "signInGate") return [block.teaser];
  return [];
}

/** Returns the block with a key among the blocks that visitors see at a moment; null if there is none. */
export function findPublicBlock(
  blocks: unknown,
  key: string,
  { at, ...place }: { documentId: string; at: number; within?: string | undefined },
): AnyBlock | null {
  for (const parsed of parseBlocks(blocks, { ...place, path: "blocks" }, at)) {
    if (!parsed.ok) continue;
    if (parsed.key === key) return parsed.block;
    const within = parsed.block._type === "reusable" ? parsed.key : place.within;
    for (const list of publicListsIn(parsed.block)) {
      const found = findPublicBlock(list, key, { ...place, within, at });
      if (found) return found;
    }
  }
  return null;
}
