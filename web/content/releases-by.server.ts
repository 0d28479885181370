import "server-only";
import * as z from "zod";
import { log } from "../log.ts";
import { reasonOf } from "../log-words.ts";
import { askContent } from "./content-service.server.ts";
import { isContentFault } from "./content-fault.ts";

const shape = z.array(z.string());

/** The last to be published first. */
const query = `*[_type == "system.release" && state == "scheduled" && dateTime(publishAt) <= dateTime($at)]
  | order(publishAt desc).name`;

/**
 * Names of the releases that are scheduled to be published by a moment, in ms since 1970, the last first. None where
 * the content service does not say: what is there now is then what is previewed.
 */
export async function releasesBy(at: number): Promise<string[]> {
  try {
    const params = { at: new Date(at).toISOString() };
    const { result } = await askContent({ query, params, perspective: "raw" });
    return shape.safeParse(result).data ?? [];
  } catch (error) {
    if (!isContentFault(error)) throw error;
    log.warn(`preview: scheduled releases are not known (${reasonOf(error)})`);
    return [];
  }
}
