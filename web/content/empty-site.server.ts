import "server-only";
import * as z from "zod";
import { contentQuery } from "./service/content-query.ts";
import { readContent } from "./service/fetch.server.ts";
import { visitorView } from "./view.ts";

const anyPage = contentQuery({
  query: `*[_type == "page" && defined(slug.current)][0]._id`,
  shape: z.string().nullable(),
  isCachedOnDisk: true,
});

/**
 * Returns the tags that expire when the first page is published; null if a page exists or if that can't be determined.
 */
export async function readEmptySite(): Promise<readonly string[] | null> {
  try {
    const { result, tags } = await readContent(visitorView, anyPage);
    return result === null ? tags : null;
  } catch {
    return null;
  }
}
