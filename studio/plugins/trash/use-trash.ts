import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { TRASH_TYPE, trashQuery, trashShape } from "./trash-item.ts";
import { followQuery } from "../connection/follow-query.ts";
import type * as z from "zod";

const options = {
  apiVersion: "2025-02-19",
  perspective: "raw",
  tag: "trash",
  parse: (found: unknown) => trashShape.parse(found),
} as const;
const query = { fetch: trashQuery, listen: `*[_type == "${TRASH_TYPE}"]` };

type Listed = z.infer<typeof trashShape>;

/** Subscribes to the deleted documents that can be restored at `now`, in ms since 1970. Returns null until loaded. */
export function useTrash(limit: number, now: number): Listed | null {
  const store = useDocumentStore();
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    const params = { limit, now: new Date(now).toISOString() };
    const following = followQuery(store, query, params, options).subscribe(setListed);
    return () => following.unsubscribe();
  }, [store, limit, now]);
  return listed;
}
