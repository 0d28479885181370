import "server-only";
import { gatedBlocksQuery, gatedBlocksShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import type { Reader } from "./reader.ts";
import { type Moment, nextChange } from "../display-time.ts";
import { endPageAt, noteMoment } from "../live/display-times.server.ts";
import { type ParsedBlock, parseBlocks } from "../parse/parse-blocks.ts";
import { ContentUnavailable } from "../service/content-fault.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import type { View } from "../view.ts";
import { gatesAreSafe } from "./gate-guard.server.ts";

/** Gated content. It is read only for an open gate or for an editor, and never cached on disk. */
const gatedBlocks = contentQuery({
  query: gatedBlocksQuery,
  shape: gatedBlocksShape,
  isCachedOnDisk: false,
});

/**
 * Reads a gate's rules and blocks. Returns null while the content service fails, so that the gate
 * stays closed and the rest of the page renders.
 */
async function readGated(view: View, id: string, key: string) {
  try {
    return (await readContent(view, gatedBlocks, { id, key })).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/**
 * Schedules a refresh of members' pages, open or cached, for the time at which the next gated block appears or
 * disappears.
 */
async function noteChange(
  documentId: string,
  blocks: readonly ParsedBlock[],
  cached: boolean,
): Promise<void> {
  const next = nextChange(blocks, Date.now());
  if (next === null) return;
  if (cached) await endPageAt(documentId, next);
  else noteMoment(documentId, next);
}

/**
 * Returns null for a gate that can't be opened at the moment. A static page is rendered again after
 * a second.
 */
async function closedForNow(cached: boolean): Promise<null> {
  if (cached) await renewPageAfter(1);
  return null;
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
    document,
    path,
    draft,
    reader,
    at,
    isEditing,
    cached,
  }: {
    document: { id: string; type: string };
    path: string;
    draft: View["draft"];
    reader: Reader;
    at: Moment;
    isEditing: boolean;
    /** True on a static page, which is rendered again when the gated content changes. */
    cached: boolean;
  },
): Promise<readonly ParsedBlock[] | null> {
  if (!isEditing && reader.gateState(gate.rules) !== "open") return null;
  if (!isEditing && !(await gatesAreSafe())) return closedForNow(cached);

  const view = { draft: cached ? null : draft, reader, at, isEditing, cached };
  const gated = await readGated(view, document.id, gate._key);
  if (gated === null) return closedForNow(cached);
  if (!isEditing && reader.gateState(gated.rules) !== "open") return closedForNow(cached);
  const blocks = parseBlocks(gated.blocks, {
    documentId: document.id,
    documentType: document.type,
    path: `${path}.blocks`,
    isEditing,
  });
  if (view.draft === null) await noteChange(document.id, blocks, cached);
  return blocks;
}
