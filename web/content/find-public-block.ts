import type { AnyBlock } from "@marquee/schemas/types";
import { parseBlocks } from "./parse.ts";

/** Lists of blocks that a block shows to everyone: its columns, or what stands before a gate. */
function publicListsIn(block: AnyBlock): readonly unknown[] {
  if (block._type === "columns") return [block.start, block.end];
  if (block._type === "signInGate") return [block.teaser];
  return [];
}

/** The block of that key among those that visitors see at a moment; null where there is none that can be shown. */
export function findPublicBlock(
  blocks: unknown,
  key: string,
  { documentId, at }: { documentId: string; at: number },
): AnyBlock | null {
  for (const parsed of parseBlocks(blocks, { documentId, path: "blocks" }, at)) {
    if (!parsed.ok) continue;
    if (parsed.key === key) return parsed.block;
    for (const list of publicListsIn(parsed.block)) {
      const found = findPublicBlock(list, key, { documentId, at });
      if (found) return found;
    }
  }
  return null;
}
