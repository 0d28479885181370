import * as z from "zod";
import { translate } from "../../fields/translate.ts";

const entry = z.looseObject({ _type: z.string() });

/**
 * Returns a short summary of a list of blocks, such as `Video, Text`, for a Sanity preview.
 * `titles` maps block names to titles. Sanity passes the list as an object keyed by index, in which
 * some entries are unresolved.
 */
export function summaryOf(blocks: unknown, titles: ReadonlyMap<string, string>): string {
  const names = Object.values(Object(blocks)).flatMap((block) => {
    const parsed = entry.safeParse(block);
    return parsed.success ? [titles.get(parsed.data._type) ?? parsed.data._type] : [];
  });
  if (names.length === 0) return translate("Empty");
  const [first = "", second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0
    ? `${first}, ${second}`
    : translate("{first}, {second} and {count} more", { first, second, count: `${more.length}` });
}
