import "server-only";
import { setImmediate } from "node:timers/promises";
import {
  gatedBlocksShape,
  searchedGatesQuery,
  searchedGatesShape,
  searchedPagesQuery,
  searchedPagesShape,
} from "@marquee/schemas/contract";
import type { GateRules } from "../gates/access.ts";
import { displayedAt, nextChange } from "../display-time.ts";
import { listsOf, type ParsedBlock, parseBlocks } from "../parse/parse-blocks.ts";
import { hasUnusableAddress } from "../parse/problems.ts";
import { tolerantPage, untitled } from "../parse/tolerant-page.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { visitorView } from "../view.ts";
import { ownSections, pageSections } from "./page-sections.ts";
import type { ReadPage } from "./search-updates.ts";

const pagesById = contentQuery({
  query: searchedPagesQuery,
  shape: searchedPagesShape,
  isCachedOnDisk: false,
  isCachedInMemory: () => false,
});

const gatesById = contentQuery({
  query: searchedGatesQuery,
  shape: searchedGatesShape,
  isCachedOnDisk: false,
  isCachedInMemory: () => false,
});

/** Published content, outside the rendering of a page. */
export const publishedView = { ...visitorView, cached: false };

const reusedIn = (blocks: readonly ParsedBlock[]): string[] =>
  blocks.flatMap((entry) => {
    if (!entry.ok) return [];
    const { block } = entry;
    const own = block._type === "reusable" ? [block.original] : [];
    return [...own, ...listsOf(block).flatMap(reusedIn)];
  });

/** The blocks behind a gate that the page displays, and the gate's rules. */
type OpenedGate = { rules: GateRules; blocks: readonly ParsedBlock[] };

/**
 * Returns the gates that a page displays at the moment `at`, with the blocks behind them. `stored` is
 * the page's gates as read. Omits a gate whose rules are invalid, like the page does.
 */
function gatesOf(
  documentId: string,
  blocks: readonly ParsedBlock[],
  stored: readonly { _key: string }[],
  at: number,
): OpenedGate[] {
  return displayedAt(blocks, at).flatMap((entry) => {
    if (!entry.ok || entry.block._type !== "signInGate") return [];
    const { _key: key, ...gate } = stored.find(({ _key }) => _key === entry.key) ?? { _key: "" };
    const gated = key === "" ? null : (gatedBlocksShape.safeParse(gate).data ?? null);
    if (gated === null) return [];
    const path = `${entry.path}.blocks`;
    const place = { documentId, documentType: "page", path, isEditing: false };
    return [{ rules: gated.rules, blocks: parseBlocks(gated.blocks, place) }];
  });
}

/** Returns the earliest time; null if there is none. */
function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

type RawGates = ReadonlyMap<string, readonly { _key: string }[]>;

/** Parses one page and returns the texts that it displays at the moment `at`; null if there is no such page. */
function searchedPage(
  page: ParsedPage,
  gates: RawGates,
  { at, siteName }: { at: number; siteName: string },
): ReadPage {
  const { _id: id, language, slug, blocks, date } = page;
  const known = { id, language, slug };
  // Like lists and feeds, the search finds a page from its date on.
  if (date !== null && date > at) {
    const hidden = { ...known, title: "", sections: [], gated: [], until: date };
    return { page: hidden, reused: reusedIn(blocks) };
  }
  const opened = gatesOf(id, blocks, gates.get(id) ?? [], at);
  const lists = [blocks, ...opened.map((gate) => gate.blocks)];
  return {
    page: {
      ...known,
      title: page.title === untitled ? siteName : page.title,
      sections: [...pageSections(blocks, at, language), ...ownSections(page.own)],
      gated: opened.map((gate) => ({
        rules: gate.rules,
        sections: pageSections(gate.blocks, at, language),
      })),
      until: earliest(lists.map((list) => nextChange(list, at))),
    },
    reused: lists.flatMap(reusedIn),
  };
}

type ParsedPage = NonNullable<ReturnType<typeof parsePage>>;

function parsePage(raw: unknown) {
  const { page, problems } = tolerantPage.safeParse(raw).data ?? { page: null, problems: [] };
  return page === null || problems.some(hasUnusableAddress) ? null : page;
}

/** Reads the gates of those pages that have any, with the blocks behind them. */
async function readGates(pages: readonly ParsedPage[]): Promise<RawGates> {
  const isGate = (entry: ParsedBlock) => entry.ok && entry.block._type === "signInGate";
  const ids = pages.filter(({ blocks }) => blocks.some(isGate)).map(({ _id }) => _id);
  if (ids.length === 0) return new Map();
  const { result } = await readContent(publishedView, gatesById, { ids });
  return new Map(result.map(({ _id, gates }) => [_id, gates]));
}

/**
 * Reads pages by their ids, with the texts that they display at the moment `at` (ms since 1970).
 * Omits pages that don't exist. Throws if the content service fails.
 */
export async function readSearchedPages(ids: readonly string[], at: number): Promise<ReadPage[]> {
  const [{ result }, { site }] = await Promise.all([
    readContent(publishedView, pagesById, { ids }),
    readSettings(publishedView),
  ]);
  const parsed: ParsedPage[] = [];
  for (const raw of result) {
    const page = parsePage(raw);
    if (page !== null) parsed.push(page);
    // Lets requests be answered between two pages.
    await setImmediate();
  }
  const gates = await readGates(parsed);
  return parsed.map((page) => searchedPage(page, gates, { at, siteName: site.name }));
}
