import * as z from "zod";
import { isBlank } from "./blank-settings.ts";
import { referencesIn, type Stored } from "./stored.ts";

/**
 * A sample document that the removal keeps. `changed`: an editor changed the document. `used`: a
 * remaining document needs it.
 */
type Kept = { id: string; type: string; title: string | null; why: "changed" | "used" };

/** The plan for removing sample sites. */
export type Removal = {
  /** Ids of the documents to delete, including their drafts and versions in releases. */
  remove: readonly string[];
  remaining: readonly Kept[];
  /** Links in the settings that lead to deleted documents. The settings themselves are kept. */
  unlink: readonly { id: string; paths: readonly string[] }[];
  /**
   * Ids of the assets that the deleted documents use. The removal deletes those that no other
   * document uses.
   */
  assets: readonly string[];
  /** The entries of the language settings that the remaining pages need. */
  languages: readonly LanguageEntry[];
};

/** Options of {@link planRemoval}. */
export type RemovalOptions = {
  /** Whether the plan also removes documents that editors changed. */
  alsoChanged?: boolean;
  /** Whether the plan also removes settings that editors changed. */
  alsoSettings?: boolean;
  /** Ids of the documents that are created in the same transaction. */
  next?: readonly string[];
  /** Languages of the pages that belong to no sample site. */
  languages?: readonly string[];
};

const languageEntry = z.looseObject({ code: z.string() });
type LanguageEntry = z.infer<typeof languageEntry>;

const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, "");

const isSettings = ({ _type }: Stored): boolean => _type.endsWith("Settings");

/** Returns the title of a document, with its language. Null if it has none. */
const titleOf = ({ title, name, from, language }: Stored): string | null => {
  const [text] = [title, name, from].filter((one) => typeof one === "string" && one !== "");
  return text === undefined ? null : [text, language].filter(Boolean).join(" · ");
};

/**
 * Longest time between the creation of a document and its last change in the same import, in
 * milliseconds. `lake import` and `sanity dataset import` first create all documents with weak
 * references, and then make these strong.
 */
const importTime = 60_000;

const isOfImport = ({ _createdAt, _updatedAt }: Stored): boolean =>
  Date.parse(_updatedAt) - Date.parse(_createdAt) < importTime;

/**
 * Returns the ids of the sample documents that editors changed. A document with a draft or a
 * version in a release is changed, unless the draft is blank. A document whose latest revision is not from an import is
 * changed too. An import writes many documents in one transaction, which gives all of them the same
 * revision id. Publishing a release also gives its documents the same revision id, but doesn't
 * change the dates when they were created.
 */
function changedIn(documents: readonly Stored[], isOwn: (id: string) => boolean): Set<string> {
  const samples = documents.filter(({ _id }) => isOwn(publishedId(_id)));
  const published = samples.filter(({ _id }) => isOwn(_id));
  const sharing = Map.groupBy(published, ({ _rev }) => _rev);
  const isUnchanged = (document: Stored) =>
    isBlank(document) ||
    (isOwn(document._id) && (sharing.get(document._rev)?.length ?? 0) > 1 && isOfImport(document));
  const changed = samples.filter((document) => !isUnchanged(document));
  return new Set(changed.map(({ _id }) => publishedId(_id)));
}

/**
 * Returns the ids of the sample documents that kept documents refer to, directly or indirectly.
 * Ignores references in settings, because the removal deletes such references. References to a
 * theme count even in settings, so that the site keeps its look if the settings are kept.
 */
function usedBy(
  documents: readonly Stored[],
  isOwn: (id: string) => boolean,
  remaining: Set<string>,
) {
  const used = new Set<string>();
  const themes = new Set(
    documents.flatMap(({ _id, _type }) => (_type === "theme" ? [publishedId(_id)] : [])),
  );
  const stays = (id: string) => !isOwn(id) || remaining.has(id) || used.has(id);
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const document of documents.filter(({ _id }) => stays(publishedId(_id)))) {
      for (const { to } of referencesIn(document)) {
        if (isSettings(document) && !themes.has(to)) continue;
        if (isOwn(to) && !remaining.has(to)) used.add(to);
      }
    }
  }
  return used;
}

/** Returns the entries of the language settings for the languages of the remaining pages. */
function neededLanguages(
  documents: readonly Stored[],
  staying: readonly Stored[],
  others: readonly string[],
): LanguageEntry[] {
  const own = staying.flatMap(({ _type, language }) => (_type === "page" ? [language] : []));
  const needed = new Set<unknown>([...own, ...others]);
  const settings = documents.find(({ _id }) => _id === "localeSettings");
  const entries = z.array(languageEntry).safeParse(settings?.["languages"]).data ?? [];
  return entries.filter(({ code }) => needed.has(code));
}

/**
 * Plans the removal. `documents` are the sample documents, their drafts and versions, and all documents that refer to
 * them. `ids` are the ids of the sample documents.
 */
export function planRemoval(
  documents: readonly Stored[],
  ids: readonly string[],
  options: RemovalOptions = {},
): Removal {
  const { alsoChanged = false, alsoSettings = false, next = [], languages = [] } = options;
  const own = new Set(ids);
  const isOwn = (id: string) => own.has(id);
  const replaceable = new Set(
    documents
      .filter((document) => alsoChanged || (alsoSettings && isSettings(document)))
      .map(({ _id }) => publishedId(_id)),
  );
  const remaining = new Set([...changedIn(documents, isOwn)].filter((id) => !replaceable.has(id)));
  const used = usedBy(documents, isOwn, remaining);
  const isGoing = ({ _id }: Stored) => {
    const id = publishedId(_id);
    return own.has(id) && !remaining.has(id) && !used.has(id);
  };
  const staying = documents.filter((document) => !isGoing(document));
  const entries = neededLanguages(documents, staying, languages);
  // Keeps the language settings if they list a language of a remaining page. If another site brings
  // new language settings, `withLanguages` adds these languages to the new settings instead.
  if (entries.length > 0 && !next.includes("localeSettings") && !remaining.has("localeSettings")) {
    used.add("localeSettings");
  }
  const going = documents.filter(isGoing);
  const created = new Set(next);
  const isDeleted = ({ _id }: Stored) => !created.has(_id);
  const deleted = new Set(going.filter(isDeleted).map(({ _id }) => _id));
  const samples = documents.filter((document) => own.has(publishedId(document._id)));
  const keptDocuments = new Map<string, Stored>();
  for (const document of samples.filter((each) => !isGoing(each))) {
    const id = publishedId(document._id);
    if (document._id === id || !keptDocuments.has(id)) keptDocuments.set(id, document);
  }
  return {
    remove: [...deleted],
    remaining: [...keptDocuments].map(([id, document]) => ({
      id,
      type: document._type,
      title: titleOf(document),
      why: remaining.has(id) ? "changed" : "used",
    })),
    unlink: documents
      .filter((document) => isSettings(document) && !isGoing(document))
      .map((document) => ({
        id: document._id,
        paths: referencesIn(document)
          .filter(({ to }) => deleted.has(to))
          .map(({ path }) => path),
      }))
      .filter(({ paths }) => paths.length > 0),
    assets: [
      ...new Set(going.flatMap((document) => referencesIn(document)).map(({ to }) => to)),
    ].filter((id) => /^(?:image|file)-/.test(id)),
    languages: entries,
  };
}
