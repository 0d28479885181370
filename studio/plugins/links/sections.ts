import { blockSchemas } from "@marquee/schemas/studio";
import * as z from "zod";

const block = z.object({
  _key: z.string(),
  _type: z.string(),
  title: z.string().nullable().catch(null),
});

const page = z.object({
  blocks: z.array(z.object({ ...block.shape, inside: z.array(block).nullable() })).nullable(),
});

const fields = `_key, _type, "title": coalesce(heading, title, text, words, pt::text(body))`;

/**
 * Query for the sections of the page `$id`: its blocks, and the blocks in columns. Omits blocks in sign-in gates, because
 * visitors don't see them.
 */
export const sectionsQuery = `*[_id == $id][0]{
  "blocks": blocks[defined(_key)]{ ${fields}, "inside": [...start[], ...end[]]{ ${fields} } }
}`;

export type Section = { key: string; title: string };

/** Maximum length of a section's title in the list, in characters. */
const LONGEST = 60;

const typeTitles = new Map<string, string>(
  Object.values(blockSchemas).map(({ name, title }) => [name, title]),
);

/** Parses the result of {@link sectionsQuery}. `translate` translates the names of blocks. */
export function sectionsOf(found: unknown, translate: (english: string) => string): Section[] {
  const blocks = page.nullable().catch(null).parse(found)?.blocks ?? [];
  return blocks
    .flatMap(({ inside, ...whole }) => [whole, ...(inside ?? [])])
    .map(({ _key, _type, title }) => {
      const name = translate(typeTitles.get(_type) ?? _type);
      const text = (title ?? "").trim().replaceAll(/\s+/g, " ");
      const short = text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
      return { key: _key, title: short === "" ? name : `${short} (${name})` };
    });
}
