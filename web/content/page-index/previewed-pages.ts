import type { IndexedPage } from "@marquee/schemas/types";
import type { PageTable } from "./page-table.ts";
import { displayedAtDate, placeOf, type Selection, type SelectionRule } from "./selection.ts";

/** A draft or a version of a release, in place of the published page. */
export type PageVersion = IndexedPage & {
  /** Whether the release unpublishes the page. */
  isRemoved: boolean;
};

/** Matches the id of a draft, `drafts.a`, or of a version, `versions.summer.a`. */
const versionId = /^(?:(drafts)|versions\.([^.]+))\.(.+)$/;

/** Returns the layer that a version is in (`drafts` or the name of a release), and the id of its page. */
function layerOf(id: string): { layer: string; page: string } {
  const [, drafts, release, page = id] = versionId.exec(id) ?? [];
  return { layer: drafts ?? release ?? "", page };
}

/**
 * Returns the pages as an editor previews them: for each page its first version in `layers` (`drafts` or names of
 * releases), else the published page.
 */
export function previewedPages(
  pages: Pick<PageTable, "get" | "select">,
  versions: readonly PageVersion[],
  layers: readonly string[],
) {
  const versionById = new Map<string, PageVersion>();
  const rankById = new Map<string, number>();
  for (const version of versions) {
    const { layer, page } = layerOf(version._id);
    const rank = layers.indexOf(layer);
    if (rank === -1 || rank >= (rankById.get(page) ?? Infinity)) continue;
    rankById.set(page, rank);
    versionById.set(page, { ...version, _id: page });
  }
  const get = (id: string): IndexedPage | undefined => {
    const version = versionById.get(id);
    if (version === undefined) return pages.get(id);
    return version.isRemoved ? undefined : version;
  };

  return {
    get,
    select(key: string, ruleOf: () => SelectionRule): Pick<Selection, "rule" | "displayedAt"> {
      const published = pages.select(key, ruleOf);
      const { rule } = published;
      const listed = published.all().filter(({ _id }) => !versionById.has(_id));
      for (const version of versionById.values()) {
        if (version.isRemoved || !rule.has(version)) continue;
        listed.splice(placeOf(listed, version, rule.order), 0, version);
      }
      return { rule, displayedAt: (at) => displayedAtDate(listed, at) };
    },
  };
}
