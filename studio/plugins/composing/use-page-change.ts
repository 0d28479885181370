import type { SanityClient, SanityDocument } from "@sanity/client";
import { getDraftId, getPublishedId, useClient, usePerspective } from "sanity";
import type { BlockChange } from "./change-blocks.ts";
import { commitChange, type PageStore } from "./commit-change.ts";
import { publishedReason, targetId } from "./edited-document.ts";
import { createTextStore } from "./text-store.ts";
import type { TextStore } from "./text-writer.ts";
import { apiVersion } from "../../lib/api-version.ts";

export type PageChange = (page: SanityDocument) => BlockChange | null;

const storeOf = (client: SanityClient): PageStore => ({
  read: (ids) => client.getDocuments([...ids]),
  commit({ create, target, patch }) {
    const transaction = client.transaction();
    if (create !== null) {
      const { _rev, _createdAt, _updatedAt, ...fields } = create;
      transaction.create(fields);
    }
    return transaction.patch(target, patch).commit({ visibility: "async" });
  },
});

/**
 * Returns functions that read and change a page as the studio displays it: the page's draft, or its
 * version in the selected release.
 */
export function usePageChange() {
  const client = useClient({ apiVersion });
  const { selectedPerspectiveName, selectedReleaseId } = usePerspective();

  function idsOf(document: string) {
    const published = getPublishedId(document);
    const target = targetId(document, selectedReleaseId);
    const sources = selectedReleaseId === undefined ? [] : [getDraftId(published)];
    return { target, sources: [...sources, published] };
  }

  const read = async (document: string): Promise<SanityDocument | null> => {
    const { target, sources } = idsOf(document);
    const found = await storeOf(client).read([target, ...sources]);
    return found.find((each) => each !== null) ?? null;
  };

  /** Changes the page and returns the change. Returns null if there is nothing to change. Throws on failure. */
  const commit = async (document: string, work: PageChange): Promise<BlockChange | null> => {
    if (selectedPerspectiveName === "published") throw new Error(publishedReason());
    return commitChange(storeOf(client), idsOf(document), work);
  };

  /** Returns the IDs for which the dataset contains a document. Draft IDs are allowed too. */
  async function findExisting(ids: readonly string[]): Promise<Set<string>> {
    const query = "*[_id in $ids]._id";
    const options = { perspective: "raw", tag: "marquee.paste" } as const;
    return new Set(await client.fetch<string[]>(query, { ids }, options));
  }

  const textStore = (document: string, path: string): TextStore =>
    createTextStore(client, { ...idsOf(document), path });

  return { read, commit, findExisting, textStore };
}
