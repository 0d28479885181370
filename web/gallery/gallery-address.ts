import type { GalleryQuery } from "./gallery-query.server.ts";

/** Takes what is shown and what shall be otherwise, gives the address (a query) that shows it so. */
export function galleryAddress(query: GalleryQuery, change: Partial<GalleryQuery>): string {
  const entries = Object.entries({ ...query, ...change }).flatMap(([name, value]) => {
    if (value === null || value === false) return [];
    return [[name, value === true ? "1" : value]];
  });
  return entries.length === 0 ? "?" : `?${new URLSearchParams(entries)}`;
}
