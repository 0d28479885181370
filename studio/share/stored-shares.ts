import { SHARE_TYPE } from "@marquee/schemas/share";
import * as z from "zod";

/** All links, with the titles of their pages as editors know them. */
export const sharesQuery = `*[_type == "${SHARE_TYPE}"] | order(until asc) {
  "id": _id,
  "title": coalesce(*[_id == "drafts." + ^.page][0].title, *[_id == ^.page][0].title),
  "until": until,
  madeBy
}`;

/** Which documents change the answer. */
export const sharesFilter = `*[_type == "${SHARE_TYPE}"]`;

const share = z.object({
  id: z.string(),
  /** Null where the page is gone, or has none. */
  title: z.string().nullable(),
  /** In ms since 1970. */
  until: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  /** An editor's id. */
  madeBy: z.string().nullable(),
});

/** A link as the list shows it. */
export type StoredShare = z.output<typeof share>;

/** Takes the answer to the query, gives the links in it; what is none of ours is left out. */
export const readShares = (answer: unknown): StoredShare[] =>
  Array.isArray(answer) ? answer.flatMap((each) => share.safeParse(each).data ?? []) : [];
