import type { AnyBlock } from "@marquee/schemas/types";
import { parseBlocks } from "./parse.ts";

/** Lists of blocks that a block shows to everyone: its columns, what stands before a gate, what is reused. */
function publicListsIn(block: AnyBlock): readonly unknown[] {
  if (block._type === "reusable") return [block.blocks];
  if (block._type === "columns") return [block.start, block.end];
  if (block._type === "signInGate") return [block.teaser];
  return [];
}

/** The block of that key among those that visitors see at a moment; null where there is none that can be shown. */
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
