import { getPublishedId } from "@sanity/client/csm";
import type { SanityClient } from "sanity";
import * as z from "zod";
import { copyPage, recordOf, siblingReference, withPartners } from "./copy-page.ts";
import { findSurroundings } from "./find-partners.ts";
import { isForbidden } from "../../lib/refusals.ts";
import { linksToFix } from "./links.ts";
import type { StoredBlock, StoredPage } from "./compare/stored-page.ts";

type Transaction = ReturnType<SanityClient["transaction"]>;

const tag = "translations";

const ids = z.array(z.string());

/** Returns the ids of all versions of some pages: published, drafts, and those in releases. */
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
  /** Ids of deleted pages. Links to these pages are removed. */
  dead?: readonly string[];
};

/**
 * Adds links to a page's list of translations. Replaces existing links to the same languages, and
 * removes links to deleted pages.
 */
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
 * Adds the missing links between a page's versions in all languages, in one transaction. Changes
 * published documents too. Visitors don't see links to unpublished pages, because the language
 * switcher omits them.
 */
export async function linkPages(client: SanityClient, pages: readonly StoredPage[]) {
  const missing = linksToFix(pages);
  const transaction = client.transaction();
  for (const version of await versionsOf(client, missing)) {
    const links = missing.find(({ id }) => getPublishedId(version) === id);
    if (links) link(transaction, version, links);
  }
  await transaction.commit({ tag });
}

/**
 * Creates the draft of a page in another language. The same transaction links the new page with the
 * page's other versions. If the user's role doesn't allow changing them, only the new page gets links. Links in the
 * content lead to pages of the new language where these exist. Returns the new page's id, the number of linked pages
 * that don't exist in that language, and whether the other versions link to the new page.
 */
export async function createTranslation(
  client: SanityClient,
  {
    source,
    group,
    language,
  }: { source: StoredPage; group: readonly StoredPage[]; language: string },
): Promise<{ id: string; linksLeft: number; isLinked: boolean }> {
  const around = await findSurroundings(client, source, { value: source.stored, language });
  const id = crypto.randomUUID();
  const draft = copyPage(source, group, { id, language, ...around });
  const transaction = client.transaction().create(draft);
  const lacking = [{ id, language }];
  for (const version of await versionsOf(client, group)) link(transaction, version, { lacking });
  const { linksLeft } = around;
  try {
    await transaction.commit({ tag });
    return { id, linksLeft, isLinked: true };
  } catch (error) {
    if (!isForbidden(error)) throw error;
    await client.create(draft, { tag });
    return { id, linksLeft, isLinked: false };
  }
}

/**
 * Returns the id of the document in which {@link markUpToDate} stores its mark: the draft, or the
 * published document if there is no draft. The studio creates no draft for the mark, because an
 * editor would then have to publish that draft.
 */
const writtenId = ({ id, isDraft }: StoredPage) => (isDraft ? `drafts.${id}` : id);

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

function ensureDraft(transaction: Transaction, { id, _type, isDraft, stored }: StoredPage) {
  if (isDraft) return;
  const content = Object.entries(stored).filter(([name]) => !name.startsWith("_"));
  transaction.createIfNotExists({
    ...Object.fromEntries(content),
    _id: `drafts.${id}`,
    _type,
  });
}

/**
 * Copies a block of the source to the translation's draft, after the block `after`. The copy keeps
 * the original's key, so that the studio compares the two blocks with each other. If a block of the
 * translation already has this key, the copy gets a new one.
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
    /** Key of the block after which the copy is inserted. Null makes the copy the first block. */
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
