import { displayedAt } from "../display-time.ts";
import { type ContentBlock, listsOf, type ParsedBlock } from "../parse/parse-blocks.ts";

/**
 * Returns the block that has the key `key`, among the blocks that visitors see at the moment `at`
 * (ms since 1970). Null if there is none.
 */
export function findPublicBlock(
  blocks: readonly ParsedBlock[],
  key: string,
  at: number,
): ContentBlock | null {
  for (const entry of displayedAt(blocks, at)) {
    if (!entry.ok) continue;
    if (entry.key === key) return entry.block;
    for (const list of listsOf(entry.block)) {
      const found = findPublicBlock(list, key, at);
      if (found) return found;
    }
  }
  return null;
}
