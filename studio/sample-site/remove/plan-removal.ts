import { referencesIn, type Stored } from "./stored.ts";

/** A document of the sample site that stays, and why: somebody changed it, or what stays leads to it. */
type Kept = { id: string; type: string; title: string; why: "changed" | "used" };

/** What removing the sample site does. */
export type Removal = {
  /** Ids of the documents that go, their drafts among them. */
  remove: readonly string[];
  kept: readonly Kept[];
  /** Links to what goes, in settings that stay. */
  unlink: readonly { id: string; paths: readonly string[] }[];
  /** Ids of the files that what goes uses: what nothing else uses can go along. */
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
 * The sample documents that somebody changed: they have a draft, or a revision that no other document has. An
 * import writes many documents in each transaction, an editor's publishing one.
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

/** Adds what the kept documents lead to, and what those lead to; settings lose their links instead. */
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
 * Says what goes and what stays. `documents` are the sample's, their drafts, and whatever refers to them; `ids` are the
 * sample's. With `alsoChanged` an editor's changes are no reason to stay.
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
