import { interfaceTextsId } from "@marquee/schemas/contract";
import { repeatOnConflict } from "../../lib/repeat-on-conflict.ts";
import { listsByLanguage } from "@marquee/schemas/studio";
import type { SanityClient } from "sanity";
import { obstacleOf, readLanguagePlaces, type RenameObstacle, tag } from "./language-use.ts";

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

/** Returns the values to set in each document, by id, and the revision that was read. */
function changesById(places: Places, renaming: Renaming) {
  const { from, to } = renaming;
  const isFrom = JSON.stringify(from);
  const changes = new Map<string, { ifRevisionID: string; set: Values }>();
  const add = ({ _id, _rev }: { _id: string; _rev: string }, more: Values) =>
    changes.set(_id, { ifRevisionID: _rev, set: { ...changes.get(_id)?.set, ...more } });
  for (const document of places.documents) {
    if (document._type !== "interfaceTexts") add(document, { language: to });
  }
  for (const page of places.translated) {
    add(page, { [`translations[_key == ${isFrom}]._key`]: to });
  }
  for (const [type, list] of Object.entries(listsByLanguage)) {
    for (const document of places.lists) {
      if (document._type === type)
        add(document, { [`${list}[language == ${isFrom}].language`]: to });
    }
  }
  for (const document of places.paths) {
    const { href, postSignInPath } = document;
    if (href) add(document, { href: renamedPath(href, renaming) });
    if (postSignInPath) add(document, { postSignInPath: renamedPath(postSignInPath, renaming) });
  }
  for (const settings of places.settings) add(settings, renamedSettings(settings, renaming));
  return changes;
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
export const renameLanguage = (
  client: SanityClient,
  renaming: Renaming,
): Promise<RenameObstacle | null> => repeatOnConflict(() => renameOnce(client, renaming));

async function renameOnce(
  client: SanityClient,
  renaming: Renaming,
): Promise<RenameObstacle | null> {
  const places = await readLanguagePlaces(client, renaming.from, renaming.to);
  const obstacle = obstacleOf(places);
  if (obstacle !== null) return obstacle;
  const transaction = client.transaction();
  for (const [id, change] of changesById(places, renaming)) transaction.patch(id, change);
  for (const texts of places.texts) {
    const { _id, _rev } = texts;
    transaction
      .patch(_id, { ifRevisionID: _rev, unset: ["_never"] })
      .createOrReplace(movedTexts(texts, renaming.to))
      .delete(_id);
  }
  await transaction.commit({ tag, returnDocuments: false });
  return null;
}
