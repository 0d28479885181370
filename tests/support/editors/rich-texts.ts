import type { SanityClient } from "@sanity/client";

type Stored = {
  _key: string;
  style: string;
  listItem?: string;
  children: { text: string; marks: string[] }[];
  markDefs: { _key: string; href?: string; kind?: string; page?: { _ref: string } }[];
};

export const bodyOf = async (lake: SanityClient, id: string): Promise<Stored[]> =>
  (await lake.fetch<Stored[] | null>(`*[_id == $id][0].blocks[_type == "textBlock"][0].body`, {
    id,
  })) ?? [];

/** Returns the paragraphs of a rich text with their marks: `*bold*`, `_italic_`, `[link]`. */
export const linesOf = (body: readonly Stored[]): string[] =>
  body.map(({ children, markDefs }) =>
    children
      .map(({ text, marks }) => {
        const isLink = markDefs.some(({ _key }) => marks.includes(_key));
        const strong = marks.includes("strong") ? `*${text}*` : text;
        const italic = marks.includes("em") ? `_${strong}_` : strong;
        return isLink ? `[${italic}]` : italic;
      })
      .join(""),
  );
