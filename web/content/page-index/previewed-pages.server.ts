import "server-only";
import { pageVersions, pageVersionsShape } from "@marquee/schemas/contract";
import { cache } from "react";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { type View, visitorView } from "../view.ts";
import { pageIndex, readPageIndex } from "./page-index.server.ts";
import { previewedPages } from "./previewed-pages.ts";

const versions = contentQuery({
  query: pageVersions,
  shape: pageVersionsShape,
  isCachedOnDisk: false,
});

/**
 * Returns the pages as an editor previews them. Drafts and versions are read for each preview, published pages are
 * those of the index.
 */
export const readPreviewedPages = cache(async (draft: NonNullable<View["draft"]>) => {
  const layers = [draft.perspective]
    .flat()
    .map((name) => (name === "previewDrafts" ? "drafts" : name));
  const raw = { ...visitorView, cached: false, draft: { perspective: "raw" as const } };
  const { result } = await readContent(raw, versions);
  // After the versions, so that a draft that is published meanwhile is in one of both.
  await readPageIndex("update");
  return previewedPages(pageIndex().pages, result, layers);
});
