import { addressed } from "@marquee/schemas/contract";
import { listsByLanguage, typesInOneLanguage } from "@marquee/schemas/studio";
import { getPublishedId, getVersionFromId, isVersionId } from "@sanity/client/csm";
import type { SanityClient } from "sanity";
import * as z from "zod";

export const tag = "languages";

/** Maximum number of documents that one transaction renames. Its body then has about a third of Sanity's limit. */
const MOST_DOCUMENTS = 10_000;

const id = z.object({ _id: z.string(), _rev: z.string() });
const stored = z.looseObject({ _id: z.string(), _rev: z.string(), _type: z.string() });

const settingsShape = stored.extend({
  languages: z
    .array(z.looseObject({ code: z.unknown(), earlierCodes: z.array(z.unknown()).nullish() }))
    .nullish(),
  defaultLanguage: z.unknown(),
});

const useShape = z.object({
  settings: z.array(settingsShape),
  documents: z.array(stored),
  translated: z.array(id),
  lists: z.array(stored),
  texts: z.array(stored),
  paths: z.array(
    stored.extend({ href: z.string().nullish(), postSignInPath: z.string().nullish() }),
  ),
  taken: z.number(),
  locked: z.array(z.object({ name: z.string(), title: z.string().nullish() })),
});

/** Every place where the content service stores the code of a language. Drafts and versions are documents of their own. */
type LanguagePlaces = z.output<typeof useShape>;

const listFilter = Object.entries(listsByLanguage)
  .map(([type, list]) => `_type == "${type}" && $from in ${list}[].language`)
  .join(" || ");

const isOwnPath = (field: string) =>
  `${field} == "/" + $from || string::startsWith(${field}, "/" + $from + "/")`;

const query = `{
  "settings": *[_type == "localeSettings" && sanity::versionOf("localeSettings")],
  "documents": *[_type in $types && language == $from][0...${MOST_DOCUMENTS + 1}]{ _id, _rev, _type },
  "translated": *[${addressed} && $from in translations[]._key][0...${MOST_DOCUMENTS + 1}]{ _id, _rev },
  "lists": *[${listFilter}]{ _id, _rev, _type },
  "texts": *[_type == "interfaceTexts" && language == $from],
  "paths": *[_type == "redirect" && (${isOwnPath("href")}) || _type == "authSettings" && (${isOwnPath("postSignInPath")})]{
    _id, _rev, _type, href, postSignInPath
  },
  "taken": count(*[_type in $types && language == $to]),
  "locked": *[_type == "system.release" && state in ["scheduled", "scheduling"]]{ name, "title": metadata.title }
}`;

/** Reads every place where the code `from` is stored, and how many documents have the code `to` already. */
export async function readLanguagePlaces(
  client: SanityClient,
  from: string,
  to: string,
): Promise<LanguagePlaces> {
  const params = { from, to, types: typesInOneLanguage };
  return useShape.parse(await client.fetch<unknown>(query, params, { perspective: "raw", tag }));
}

const changedIds = ({
  settings,
  documents,
  translated,
  lists,
  texts,
  paths,
}: LanguagePlaces): ReadonlySet<string> =>
  new Set([settings, documents, translated, lists, texts, paths].flat().map(({ _id }) => _id));

export type RenameObstacle =
  | { kind: "tooMany"; most: number }
  /** Documents are in the language with the new code already. */
  | { kind: "taken"; count: number }
  /** Scheduled releases, which can't be changed, contain documents of the language. */
  | { kind: "locked"; releases: readonly string[] };

export function obstacleOf(places: LanguagePlaces): RenameObstacle | null {
  const ids = changedIds(places);
  if (ids.size > MOST_DOCUMENTS) return { kind: "tooMany", most: MOST_DOCUMENTS };
  if (places.taken > 0) return { kind: "taken", count: places.taken };
  const names = new Set([...ids].filter(isVersionId).map(getVersionFromId));
  const releases = places.locked.filter(({ name }) => names.has(name));
  return releases.length === 0
    ? null
    : { kind: "locked", releases: releases.map(({ name, title }) => title ?? name) };
}

/** Returns the number of documents in the language by type. A document and its draft count once. */
export function countsOf({ documents }: LanguagePlaces): ReadonlyMap<string, number> {
  const idsByType = Map.groupBy(documents, ({ _type }) => _type);
  return new Map(
    [...idsByType].map(([type, all]) => [
      type,
      new Set(all.map(({ _id }) => getPublishedId(_id))).size,
    ]),
  );
}
