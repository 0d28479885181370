import { getPublishedId, getVersionFromId, isDraftId, isVersionId } from "@sanity/client/csm";
import * as z from "zod";

const text = z.string().nullable();

export const usesShape = z.object({
  documents: z.array(z.object({ _id: z.string(), _type: z.string(), title: text, language: text })),
  releases: z.array(z.object({ name: z.string(), title: text })),
});

/** Query for the documents that refer to `$id`, drafts and versions in releases included. Requires the raw perspective. */
export const usesQuery = {
  fetch: `{
    "documents": *[references($id)] | order(_type asc, coalesce(title, name) asc) [0...200] {
      _id, _type, "title": coalesce(title, name), language
    },
    "releases": *[_type == "system.release"]{ name, "title": metadata.title }
  }`,
  listen: "*[references($id)]",
};

export type Use = {
  /** The id of the published document. */
  id: string;
  type: string;
  title: string | null;
  language: string | null;
  isPublished: boolean;
  isDraft: boolean;
  releases: { name: string; title: string }[];
};

/** Combines the published document, draft and versions of each document into one entry. */
export function usesOf(found: z.infer<typeof usesShape>): Use[] {
  const titles = new Map(found.releases.map(({ name, title }) => [name, title]));
  const uses = new Map<string, Use>();
  for (const { _id, _type, title, language } of found.documents) {
    const id = getPublishedId(_id);
    const use = uses.get(id) ?? {
      id,
      type: _type,
      title,
      language,
      isPublished: false,
      isDraft: false,
      releases: [],
    };
    uses.set(id, use);
    const release = isVersionId(_id) ? getVersionFromId(_id) : undefined;
    if (release !== undefined) {
      use.releases.push({ name: release, title: titles.get(release) ?? release });
    } else if (isDraftId(_id)) use.isDraft = true;
    else use.isPublished = true;
  }
  return [...uses.values()];
}
