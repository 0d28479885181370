import { interfaceTextsId } from "@marquee/schemas/contract";
import { listsByLanguage } from "@marquee/schemas/studio";
import type { SanityClient } from "sanity";
import { obstacleOf, readLanguagePlaces, type RenameObstacle, tag } from "./language-use.ts";

/** The places where the code of a language is stored. */
type Places = Awaited<ReturnType<typeof readLanguagePlaces>>;

type Values = Record<string, unknown>;

type Renaming = { from: string; to: string };

/** Returns the values of the language settings after the renaming. The entry keeps its earlier code for redirects. */
function renamedSettings(
  { languages, defaultLanguage }: Places["settings"][number],
  { from, to }: Renaming,
): Values {
  const renamed = (languages ?? []).map((language) => {
    const earlier = (language.earlierCodes ?? []).filter((code) => code !== to);
    if (language.code === from) {
      return { ...language, code: to, earlierCodes: [...new Set([...earlier, from])] };
    }
    return language.earlierCodes ? { ...language, earlierCodes: earlier } : language;
  });
  return {
    languages: renamed,
    ...(defaultLanguage === from ? { defaultLanguage: to } : {}),
  };
}

const renamedPath = (path: string, { from, to }: Renaming) =>
  `/${to}${path.slice(from.length + 1)}`;

/** Returns the values to set in each document, by id. */
function valuesById(places: Places, renaming: Renaming): ReadonlyMap<string, Values> {
  const { from, to } = renaming;
  const isFrom = JSON.stringify(from);
  const values = new Map<string, Values>();
  const add = (id: string, more: Values) => values.set(id, { ...values.get(id), ...more });
  for (const { _id, _type } of places.documents) {
    if (_type !== "interfaceTexts") add(_id, { language: to });
  }
  for (const { _id } of places.translated) {
    add(_id, { [`translations[_key == ${isFrom}]._key`]: to });
  }
  for (const [type, list] of Object.entries(listsByLanguage)) {
    for (const { _id, _type } of places.lists) {
      if (_type === type) add(_id, { [`${list}[language == ${isFrom}].language`]: to });
    }
  }
  for (const { _id, href, postSignInPath } of places.paths) {
    if (href) add(_id, { href: renamedPath(href, renaming) });
    if (postSignInPath) add(_id, { postSignInPath: renamedPath(postSignInPath, renaming) });
  }
  return values;
}

/** Returns the interface texts under the id of the new code: their id contains the code. */
function movedTexts({ _id, _type, ...texts }: Places["texts"][number], to: string) {
  // The content service writes the other fields with an underscore itself.
  const own = Object.entries(texts).filter(([name]) => !name.startsWith("_"));
  const id = _id.replace(/interfaceTexts-.*$/, interfaceTextsId(to));
  return { ...Object.fromEntries(own), _id: id, _type, language: to };
}

/**
 * Gives a language another code, in one transaction: in the language settings, its pages, blocks, templates and texts,
 * the links between translations, and the paths of redirects. Includes drafts and versions in releases. The site
 * redirects the URLs with the earlier code. Returns why nothing was changed, or null.
 */
export async function renameLanguage(
  client: SanityClient,
  renaming: Renaming,
): Promise<RenameObstacle | null> {
  const places = await readLanguagePlaces(client, renaming.from, renaming.to);
  const obstacle = obstacleOf(places);
  if (obstacle !== null) return obstacle;
  const transaction = client.transaction();
  for (const settings of places.settings) {
    const set = renamedSettings(settings, renaming);
    // Fails if somebody has changed the settings since they were read.
    transaction.patch(settings._id, { ifRevisionID: settings._rev, set });
  }
  for (const [id, set] of valuesById(places, renaming)) transaction.patch(id, { set });
  for (const texts of places.texts) {
    transaction.createOrReplace(movedTexts(texts, renaming.to)).delete(texts._id);
  }
  await transaction.commit({ tag, returnDocuments: false });
  return null;
}
