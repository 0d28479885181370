import { getPublishedId } from "@sanity/client/csm";
import type { SanityClient } from "sanity";
import * as z from "zod";
import { copyPage, recordOf, siblingReference, withPartners } from "./copy-page.ts";
import { findSurroundings } from "./find-partners.ts";
import { linksToMend } from "./links.ts";
import type { StoredBlock, StoredPage } from "./stored-page.ts";

type Transaction = ReturnType<SanityClient["transaction"]>;

const tag = "translations";

const ids = z.array(z.string());

/** Every stored version of some pages: published, drafts, and those of releases. */
async function versionsOf(client: SanityClient, pages: readonly { id: string }[]) {
  const filter = pages.map((_page, place) => `sanity::versionOf($id${place})`).join(" || ");
  const params = Object.fromEntries(pages.map(({ id }, place) => [`id${place}`, id]));
  const found: unknown = await client.fetch(`*[${filter}]._id`, params, {
    perspective: "raw",
    tag,
  });
  return ids.parse(found);
}

const named = (name: string, value: string) => `translations[${name} == ${JSON.stringify(value)}]`;

type Links = {
  lacking: readonly { id: string; language: string }[];
  /** Ids of pages that are gone. */
  dead?: readonly string[];
};

/** Adds to a page's list of translations, whatever it held for the same languages before. */
function link(transaction: Transaction, version: string, { lacking, dead = [] }: Links) {
  transaction.patch(version, (patch) =>
    patch
      .setIfMissing({ translations: [] })
      .unset([
        ...dead.map((id) => named("_ref", id)),
        ...lacking.flatMap(({ id, language }) => [named("_ref", id), named("_key", language)]),
      ])
      .insert("after", "translations[-1]", lacking.map(siblingReference)),
  );
}

/**
 * Lets every page of a group name all others, in one transaction, drafts and what is published alike: the language
 * switcher shows a page only once it is published, so nothing is shown too early.
 */
export async function linkPages(client: SanityClient, pages: readonly StoredPage[]) {
  const toMend = linksToMend(pages);
  const transaction = client.transaction();
  for (const version of await versionsOf(client, toMend)) {
    const links = toMend.find(({ id }) => getPublishedId(version) === id);
    if (links) link(transaction, version, links);
  }
  await transaction.commit({ tag });
}

/**
 * Makes the draft of a page in another language, with its blocks and links to pages of that language, and lets it and
 * the pages of its group name each other, all in one transaction. Gives its id, and how many pages it links to that
 * the language lacks.
 */
export async function createTranslation(
  client: SanityClient,
  {
    source,
    group,
    language,
  }: { source: StoredPage; group: readonly StoredPage[]; language: string },
): Promise<{ id: string; linksLeft: number }> {
  const around = await findSurroundings(client, source, { value: source.stored, language });
  const id = crypto.randomUUID();
  const draft = copyPage(source, group, { id, language, ...around });
  const transaction = client.transaction().create(draft);
  const lacking = [{ id, language }];
  for (const version of await versionsOf(client, group)) link(transaction, version, { lacking });
  await transaction.commit({ tag });
  return { id, linksLeft: around.linksLeft };
}

/** The document that a mark goes into: a mark is nothing to publish, so without a draft it is the published one. */
const writtenId = ({ id, isDraft }: StoredPage) => (isDraft ? `drafts.${id}` : id);

/** Remembers that a translation says what its source says now; with a part's name, that this part of it does. */
export async function markUpToDate(
  client: SanityClient,
  { source, target, part }: { source: StoredPage; target: StoredPage; part?: string },
) {
  const record = recordOf(source, new Date().toISOString());
  const patch = client.patch(writtenId(target));
  if (part === undefined) {
    await patch.set({ translatedFrom: record }).commit({ tag });
    return;
  }
  await patch
    .setIfMissing({ "translatedFrom.seen": [] })
    .unset([`translatedFrom.seen[_key == ${JSON.stringify(part)}]`])
    .insert(
      "after",
      "translatedFrom.seen[-1]",
      record.seen.filter(({ _key }) => _key === part),
    )
    .commit({ tag });
}

/** A draft to write in, where there is none yet. */
function ensureDraft(transaction: Transaction, { id, isDraft, stored }: StoredPage) {
  if (isDraft) return;
  const content = Object.entries(stored).filter(([name]) => !name.startsWith("_"));
  transaction.createIfNotExists({
    ...Object.fromEntries(content),
    _id: `drafts.${id}`,
    _type: "page",
  });
}

/**
 * Copies a block of the source into the translation's draft, after the block that stands for the one before it.
 * Its key stays, so that the two are known to belong together.
 */
export async function copyBlock(
  client: SanityClient,
  {
    source,
    target,
    block,
    after,
  }: {
    source: StoredPage;
    target: StoredPage;
    block: StoredBlock;
    /** Key of the translation's block to stand after; null: it becomes the first. */
    after: string | null;
  },
) {
  const { partners } = await findSurroundings(client, source, {
    value: block,
    language: target.language,
  });
  const isTaken = target.blocks.some(({ _key }) => _key === block._key);
  const copy = {
    ...Object(withPartners(block, partners)),
    ...(isTaken && { _key: crypto.randomUUID().slice(0, 12) }),
  };
  const transaction = client.transaction();
  ensureDraft(transaction, target);
  transaction.patch(`drafts.${target.id}`, (patch) => {
    const ready = patch.setIfMissing({ blocks: [] });
    return after === null
      ? ready.insert("before", "blocks[0]", [copy])
      : ready.insert("after", `blocks[_key == ${JSON.stringify(after)}]`, [copy]);
  });
  await transaction.commit({ tag });
}
