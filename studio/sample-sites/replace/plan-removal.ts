import { referencesIn, type Stored } from "./stored.ts";

/**
 * A sample document that the removal keeps. `changed`: an editor changed the document. `used`:
 * another document that stays refers to it.
 */
type Kept = { id: string; type: string; title: string; why: "changed" | "used" };

/** The plan for removing the sample site. */
export type Removal = {
  /** Ids of the documents to delete, including their drafts. */
  remove: readonly string[];
  kept: readonly Kept[];
  /** Links in the settings that lead to deleted documents. The settings themselves are kept. */
  unlink: readonly { id: string; paths: readonly string[] }[];
  /**
   * Ids of the assets that the deleted documents use. The removal deletes those that no other
   * document uses.
   */
  assets: readonly string[];
};

const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, "");

const isSettings = ({ _type }: Stored): boolean => _type.endsWith("Settings");

const titleOf = (document: Stored): string => {
  const { title, name, from, language } = document;
  const [text] = [title, name, from].filter((one) => typeof one === "string" && one !== "");
  return [text ?? document._id, language].filter(Boolean).join(" · ");
};

/**
 * Returns the ids of the sample documents that editors changed. An import writes many documents in
 * one transaction, which gives all of them the same revision id. If a document has a draft, or a
 * revision id that no other document has, an editor has changed it since.
 */
function changedIn(documents: readonly Stored[], samples: readonly Stored[]): Set<string> {
  const sharing = Map.groupBy(documents, ({ _rev }) => _rev);
  const own = samples.filter(({ _rev }) => sharing.get(_rev)?.length === 1).map(({ _id }) => _id);
  const drafts = documents
    .map(({ _id }) => _id)
    .filter((id) => id !== publishedId(id))
    .map(publishedId);
  return new Set([...own, ...drafts]);
}

/**
 * Returns the ids of the sample documents that kept documents refer to, directly or indirectly.
 * Ignores references in settings, because the removal deletes such references.
 */
function withUsed(documents: readonly Stored[], ids: ReadonlySet<string>, kept: Set<string>) {
  const used = new Map<string, "used">();
  const stays = ({ _id }: Stored) =>
    !ids.has(publishedId(_id)) || kept.has(publishedId(_id)) || used.has(publishedId(_id));
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const document of documents) {
      if (isSettings(document) || !stays(document)) continue;
      for (const { to } of referencesIn(document)) {
        if (ids.has(to) && !kept.has(to)) used.set(to, "used");
      }
    }
  }
  return used;
}

/**
 * Plans the removal. `documents` are the sample documents, their drafts, and all documents that refer to them. `ids`
 * are the ids of the sample documents. If `alsoChanged` is true, the plan also removes documents that editors changed.
 */
export function planRemoval(
  documents: readonly Stored[],
  ids: readonly string[],
  { alsoChanged }: { alsoChanged: boolean },
): Removal {
  const own = new Set(ids);
  const samples = documents.filter(({ _id }) => own.has(_id));
  const changed = alsoChanged ? new Set<string>() : changedIn(documents, samples);
  const kept = new Set(samples.map(({ _id }) => _id).filter((id) => changed.has(id)));
  const used = withUsed(documents, own, kept);
  const goes = (id: string) =>
    own.has(publishedId(id)) && !kept.has(publishedId(id)) && !used.has(publishedId(id));
  const going = documents.filter(({ _id }) => goes(_id));
  return {
    remove: going.map(({ _id }) => _id),
    kept: samples
      .filter(({ _id }) => !goes(_id))
      .map((document) => ({
        id: document._id,
        type: document._type,
        title: titleOf(document),
        why: kept.has(document._id) ? "changed" : "used",
      })),
    unlink: documents
      .filter((document) => isSettings(document) && !goes(document._id))
      .map((document) => ({
        id: document._id,
        paths: referencesIn(document)
          .filter(({ to }) => goes(to))
          .map(({ path }) => path),
      }))
      .filter(({ paths }) => paths.length > 0),
    assets: [
      ...new Set(
        going
          .flatMap((document) => referencesIn(document))
          .map(({ to }) => to)
          .filter((to) => /^(?:image|file)-/.test(to)),
      ),
    ],
  };
}
