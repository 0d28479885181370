import "server-only";
import * as z from "zod";
import { type ContentQuery, readContent } from "./fetch.server.ts";
import { visitorView } from "./view.ts";

const anyPage: ContentQuery<string | null> = {
  query: `*[_type == "page" && defined(slug.current)][0]._id`,
  shape: z.string().nullable(),
  keep: true,
};

/** Whether nothing was published yet, as in a new dataset; false where that can't be known. */
export async function isEmptySite(): Promise<boolean> {
  try {
    return (await readContent(visitorView, anyPage)).result === null;
  } catch {
    return false;
  }
}
