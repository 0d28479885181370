import type { SanityClient } from "@sanity/client";

interface Page {
  title: string;
  path: string;
}

/** Returns the published pages, sorted by title. */
export function readPages(client: SanityClient): Promise<Page[]> {
  return client.fetch<Page[]>(
    '*[_type == "page"] | order(title) {title, "path": "/" + slug.current}',
  );
}
