import "server-only";
import { gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import { decideAccess, type Member } from "../../members/access.ts";
import { type Moment, nextChange } from "../display-time.ts";
import { readDraft } from "../draft-view.server.ts";
import { noteMoment } from "../live/display-times.server.ts";
import { type ParsedBlock, parseBlocks } from "../parse/parse-blocks.ts";
import { ContentUnavailable } from "../service/content-fault.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import type { View } from "../view.ts";
import { gatesAreSafe } from "./gate-guard.server.ts";

/** Gated content. It is read for members' requests only and never cached on disk. */
const gatedBlocks = contentQuery({
  query: gatedBlocksQuery,
  shape: gatedBlocksShape,
  isCachedOnDisk: false,
});

/** Returns null while the content service fails: the gate stays closed and the rest of the page renders. */
async function readGated(view: View, id: string, key: string) {
  try {
    return (await readContent(view, gatedBlocks, { id, key })).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** Schedules a refresh of members' open pages for the time at which the next gated block appears or disappears. */
function noteChange(documentId: string, blocks: readonly ParsedBlock[]): void {
  const next = nextChange(blocks, Date.now());
  if (next !== null) noteMoment(documentId, next);
}

/**
 * Reads the members' blocks of a gate for this request's member; null if access is denied. The site checks the gate's
 * rules before it reads the blocks. It then checks the rules in the response, because they may be stricter by now.
 * Editors of a draft see gated content without signing in; a preview as another visitor is subject to the rules.
 * [GATE-2] `path` is the gate's field path in its document.
 */
export async function readGatedBlocks(
  gate: Pick<Block<"signInGate">, "_key" | "rules">,
  {
    documentId,
    path,
    member,
    at,
    isEditing,
  }: { documentId: string; path: string; member: Member | null; at: Moment; isEditing: boolean },
): Promise<readonly ParsedBlock[] | null> {
  if (!isEditing && !decideAccess(gate.rules, member).open) return null;
  if (!isEditing && !(await gatesAreSafe())) return null;

  const view = { draft: await readDraft(), member, at, isEditing, cached: false };
  const gated = await readGated(view, documentId, gate._key);
  if (gated === null) return null;
  if (!isEditing && !decideAccess(gated.rules, member).open) return null;
  const blocks = parseBlocks(gated.blocks, { documentId, path: `${path}.blocks`, isEditing });
  if (view.draft === null) noteChange(documentId, blocks);
  return blocks;
}
