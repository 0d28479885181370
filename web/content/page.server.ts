import "server-only";
import { addressed, pageByIdQuery, pageQuery } from "@marquee/schemas/contract";
import * as z from "zod";
import { contentQuery } from "./service/content-query.ts";
import { readContent } from "./service/fetch.server.ts";
import { hasUnusableAddress, reportProblem } from "./parse/problems.ts";
import { editedPage, tolerantPage, type TolerantPage } from "./parse/tolerant-page.ts";
import type { View } from "./view.ts";

const pageAtAddress = { query: pageQuery, isCachedOnDisk: true };
const onePage = contentQuery({
  ...pageAtAddress,
  shape: tolerantPage,
  isCachedInMemory: ({ page }) => page !== null,
});
const oneEditedPage = contentQuery({ ...pageAtAddress, shape: editedPage });

/** Query for a page by its ID. It also finds a draft without a valid slug. */
const pageById = { query: pageByIdQuery, isCachedOnDisk: false };
const onePageById = contentQuery({ ...pageById, shape: tolerantPage });
const oneEditedPageById = contentQuery({ ...pageById, shape: editedPage });
const idAtAddress = contentQuery({
  query: `*[${addressed} && slug.current == $slug && language == $language][0]._id`,
  shape: z.string().nullable(),
  isCachedOnDisk: false,
});

/**
 * Reads one page (`page` is null if there is none), and the tags whose expiry makes the page stale.
 * Invalid page fields are replaced or dropped and listed in `problems`. All blocks are parsed,
 * whatever their display times. An invalid block is listed with the reason why it is invalid.
 */
export async function readPage(
  view: View,
  language: string,
  slug: string,
): Promise<TolerantPage & { tags: readonly string[] }> {
  const { result, tags } = await readContent(view, view.isEditing ? oneEditedPage : onePage, {
    language,
    slug,
  });
  const isLost = result.page === null && view.draft !== null;
  const { page, problems } = isLost ? await readWithoutAddress(view, language, slug) : result;
  for (const problem of problems)
    reportProblem.document(problem, "is used without what is invalid");
  // Visitors get no page at an invalid address; an editor sees the page and the reason.
  const isHidden = view.draft === null && problems.some(hasUnusableAddress);
  return { page: isHidden ? null : page, problems, tags };
}

/**
 * Reads a draft whose slug or language is invalid, for example while an editor types the slug.
 * Finds the draft by the address of its published version [TOL-2].
 */
async function readWithoutAddress(
  view: View,
  language: string,
  slug: string,
): Promise<TolerantPage> {
  const nothing = { page: null, problems: [] };
  const published: View = { ...view, draft: { perspective: "published" } };
  const { result: id } = await readContent(published, idAtAddress, { language, slug });
  if (id === null) return nothing;
  const byId = view.isEditing ? oneEditedPageById : onePageById;
  const { page, problems } = (await readContent(view, byId, { id })).result;
  // If the draft's slug and language are valid, the draft has moved to another address, so it is not displayed here.
  if (page === null || !problems.some(hasUnusableAddress)) return nothing;
  return { page: { ...page, language, slug }, problems };
}
