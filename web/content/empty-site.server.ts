import "server-only";
import { addressed } from "@marquee/schemas/contract";
import * as z from "zod";
import { contentQuery } from "./service/content-query.ts";
import { readContent } from "./service/fetch.server.ts";
import { visitorView } from "./view.ts";

const anyPage = contentQuery({
  query: `*[${addressed} && defined(slug.current)][0]._id`,
  shape: z.string().nullable(),
  isCachedOnDisk: true,
});

/**
 * Returns the tags that expire when a site without pages publishes its first page. Null if the site has pages, or if
 * the content service can't be queried.
 */
export async function readEmptySite(): Promise<readonly string[] | null> {
  try {
    const { result, tags } = await readContent(visitorView, anyPage);
    return result === null ? tags : null;
  } catch {
    return null;
  }
}
