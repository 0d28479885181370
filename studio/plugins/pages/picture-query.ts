import { getPublishedId } from "@sanity/client/csm";
import * as z from "zod";

const urlsShape = z.array(z.object({ id: z.string(), url: z.string().nullable() }));

/** Query for the URL of the first picture in the blocks of each page, such as the poster of the page's hero. */
const query = `*[_id in $ids]{
  "id": _id,
  "url": blocks[]{
    "asset": coalesce(poster.asset, picture.asset, pictures[0].asset)
  }[defined(asset)][0].asset->url
}`;

type Waiting = { id: string; resolve: (url: string | null) => void };

export type Reader = {
  fetch: (
    query: string,
    params: { ids: string[] },
    options: { perspective: "drafts" },
  ) => Promise<unknown>;
};

/**
 * Returns a function that reads the address of a page's first picture. It combines all calls within `delay` ms into one
 * query, because a list displays many pages at once. Resolves to null if the page has no picture or the query fails.
 */
export function createPictureReader(delay: number) {
  const batches = new Map<Reader, Waiting[]>();
  const send = async (client: Reader) => {
    const waiting = batches.get(client) ?? [];
    batches.delete(client);
    const ids = [...new Set(waiting.map(({ id }) => id))];
    const request = client.fetch(query, { ids }, { perspective: "drafts" });
    const found = urlsShape.safeParse(await request.catch(() => null)).data ?? [];
    const urls = new Map(found.map(({ id, url }) => [id, url]));
    for (const { id, resolve } of waiting) resolve(urls.get(id) ?? null);
  };
  return (client: Reader, documentId: string): Promise<string | null> =>
    new Promise((resolve) => {
      const entry = { id: getPublishedId(documentId), resolve };
      const batch = batches.get(client);
      if (batch) {
        batch.push(entry);
        return;
      }
      batches.set(client, [entry]);
      setTimeout(() => void send(client), delay);
    });
}
