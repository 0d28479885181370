import { SHARE_TYPE } from "@marquee/schemas/share";
import * as z from "zod";

/** Query for all links with the titles of their pages, those of drafts first. */
export const sharesQuery = `*[_type == "${SHARE_TYPE}"] | order(until asc) {
  "id": _id,
  "title": coalesce(*[_id == "drafts." + ^.page][0].title, *[_id == ^.page][0].title),
  "until": until,
  madeBy
}`;

/** Filter for the documents whose changes the list follows. */
export const sharesFilter = `*[_type == "${SHARE_TYPE}"]`;

const share = z.object({
  id: z.string(),
  /** Null if the page no longer exists or has no title. */
  title: z.string().nullable(),
  /** In ms since 1970. */
  until: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  /** The editor's id. */
  madeBy: z.string().nullable(),
});

/** A stored link. */
export type StoredShare = z.output<typeof share>;

/** Parses the result of `sharesQuery`. Skips invalid entries. */
export const readShares = (answer: unknown): StoredShare[] =>
  Array.isArray(answer) ? answer.flatMap((each) => share.safeParse(each).data ?? []) : [];
