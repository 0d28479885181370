import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { SHARE_TYPE } from "@marquee/schemas/share";
import * as z from "zod";
import { followQuery } from "../connection/follow-query.ts";
import { apiVersion } from "../../lib/api-version.ts";

/**
 * Query for all preview links with the titles of their pages. The title of a page's draft takes
 * precedence.
 */
const sharesQuery = `*[_type == "${SHARE_TYPE}"] | order(until asc) {
  "id": _id,
  "title": coalesce(*[_id == "drafts." + ^.page][0].title, *[_id == ^.page][0].title),
  "until": until,
  madeBy
}`;

/**
 * Filter for the documents of preview links. When one of these documents changes, the studio runs
 * `sharesQuery` again. Sanity can't listen to `sharesQuery` itself, because it contains a
 * projection.
 */
const sharesFilter = `*[_type == "${SHARE_TYPE}"]`;

const share = z.object({
  id: z.string(),
  /** Null if the page no longer exists or has no title. */
  title: z.string().nullable(),
  /** Expiry in ms since 1970. */
  until: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  /** Id of the editor who created the link. */
  madeBy: z.string().nullable(),
});

export type StoredShare = z.output<typeof share>;

/** Parses the result of `sharesQuery`. Skips invalid entries. */
const readShares = (result: unknown): StoredShare[] =>
  Array.isArray(result) ? result.flatMap((each) => share.safeParse(each).data ?? []) : [];

/** Interval between checks for expired links, in ms. */
const LOOK_EVERY = 15_000;

/** Returns the current time in ms since 1970, updated every `LOOK_EVERY` ms. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns the active links, sorted by expiry, and the expired links' ids. Null until loaded. */
export function useShares(): { open: StoredShare[]; over: string[] } | null {
  const store = useDocumentStore();
  const [all, setAll] = useState<StoredShare[] | null>(null);
  const now = useNow();
  useEffect(() => {
    const options = { apiVersion, perspective: "raw", tag: "share", parse: readShares } as const;
    const query = { fetch: sharesQuery, listen: sharesFilter };
    const following = followQuery(store, query, {}, options).subscribe(setAll);
    return () => following.unsubscribe();
  }, [store]);
  if (all === null) return null;
  return {
    open: all.filter(({ until }) => until > now),
    over: all.filter(({ until }) => until <= now).map(({ id }) => id),
  };
}
