import "server-only";
import * as z from "zod";
import { log } from "../runtime/log.ts";
import { reasonOf } from "../runtime/log-text.ts";
import { queryContent } from "./service/content-service.server.ts";
import { isContentFault } from "./service/content-fault.ts";

const shape = z.array(z.string());

const query = `*[_type == "system.release" && state == "scheduled" && dateTime(publishAt) <= dateTime($at)]
  | order(publishAt desc).name`;

/**
 * Returns the names of the content releases that are scheduled for publication up to `at` (ms since
 * 1970), the latest first. Returns an empty list if the content service fails. The preview then
 * displays the content without these releases.
 */
export async function releasesBy(at: number): Promise<string[]> {
  try {
    const params = { at: new Date(at).toISOString() };
    const { result } = await queryContent({ query, params, perspective: "raw" });
    return shape.safeParse(result).data ?? [];
  } catch (error) {
    if (!isContentFault(error)) throw error;
    log.warn(`preview: scheduled releases are not known (${reasonOf(error)})`);
    return [];
  }
}
