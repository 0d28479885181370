import type { GalleryQuery } from "./gallery-query.server.ts";

/** Returns the address (a query string) of the gallery with some options changed. */
export function galleryAddress(query: GalleryQuery, change: Partial<GalleryQuery>): string {
  const entries = Object.entries({ ...query, ...change }).flatMap(([name, value]) => {
    if (value === null || value === false) return [];
    return [[name, value === true ? "1" : value]];
  });
  return entries.length === 0 ? "?" : `?${new URLSearchParams(entries)}`;
}
