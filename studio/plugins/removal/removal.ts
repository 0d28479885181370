import type { Mutation, SanityClient } from "@sanity/client";
import {
  getDraftId,
  getPublishedId,
  getVersionFromId,
  isDraftId,
  isPublishedId,
  isVersionId,
} from "@sanity/client/csm";
import { isAddressed, redirectPathOf } from "@marquee/schemas/contract";
import type { CurrentUser, SchemaType } from "sanity";
import * as z from "zod";
import { pagePath } from "../../page-address.ts";
import { fieldAt, objectsIn, textAt } from "../checks/stored-page.ts";
import { createTrashItem } from "../trash/trash-item.ts";
import { difference, guard } from "./difference.ts";
import {
  placesIn,
  type ReferencePlace,
  replaceReferences,
  type StoredDocument,
  type Targets,
} from "./references.ts";

export type RemovalAction = "delete" | "unpublish";

const MOST_REFERRERS = 500;

export type Referrer = {
  document: StoredDocument;
  places: ReferencePlace[];
  isDraft: boolean;
  /** Title of the release that the version belongs to; null for a draft or published document. */
  release: string | null;
  /** Whether the version can't be changed, because its release is scheduled. */
  isLocked: boolean;
};

export type RemovalPlan = {
  action: RemovalAction;
  /** Published ids of the removed documents. */
  ids: readonly string[];
  /** All stored versions of the removed documents. */
  own: readonly StoredDocument[];
  referrers: readonly Referrer[];
  isTooLarge: boolean;
  releases: readonly string[];
  /** Path of the removed page at which visitors would find an error page; null for other documents. */
  address: string | null;
};

const stored = z.looseObject({ _id: z.string(), _type: z.string() });
const shape = z.object({
  own: z.array(stored),
  total: z.number(),
  referrers: z.array(stored),
  releases: z.array(
    z.object({ name: z.string(), title: z.string().nullable(), state: z.string() }),
  ),
});

const refers = "references($id) && !sanity::versionOf($id)";

/** Query for everything that the removal of the document `$id` changes. Requires the raw perspective. */
const removalQuery = `{
  "own": *[sanity::versionOf($id)],
  "total": count(*[${refers}]),
  "referrers": *[${refers}] | order(_type asc, _id asc) [0...$most],
  "releases": *[_type == "system.release"]{ name, "title": metadata.title, state }
}`;

const redirectsFrom = `count(*[_type == "redirect" && from == $address])`;

type Found = z.infer<typeof shape>;

/** The states of a release whose versions may be changed. */
const open = new Set(["active"]);

const byId = <T extends { _id: string }>(documents: readonly T[]): T[] => [
  ...new Map(documents.map((document) => [document._id, document])).values(),
];

const targetsOf = (action: RemovalAction, ids: readonly string[]): Targets => ({
  ids: new Set(ids),
  shouldKeepWeak: action === "unpublish",
});

export type TypeOf = (name: string) => SchemaType | undefined;

function referrerOf(
  document: StoredDocument,
  targets: Targets,
  { typeOf, releases }: { typeOf: TypeOf; releases: Found["releases"] },
): Referrer {
  const name = isVersionId(document._id) ? getVersionFromId(document._id) : undefined;
  const release = releases.find((each) => each.name === name);
  return {
    document,
    places: placesIn(document, typeOf(document._type), targets),
    isDraft: isDraftId(document._id),
    release: name === undefined ? null : (release?.title ?? name),
    isLocked: release !== undefined && !open.has(release.state),
  };
}

const pathOf = (page: StoredDocument): string | null =>
  pagePath({ ...page, slug: textAt(page["slug"], "current") });

/** Returns the path of a published page at which no redirect starts. */
async function readLostAddress(
  client: Pick<SanityClient, "fetch">,
  own: readonly StoredDocument[],
): Promise<string | null> {
  const page = own.find(({ _id, _type }) => isPublishedId(_id) && isAddressed(_type));
  const path = page === undefined ? null : pathOf(page);
  const address = path === null ? null : redirectPathOf(path);
  if (address === null) return null;
  const raw = { perspective: "raw" } as const;
  const count = await client.fetch<unknown>(redirectsFrom, { address }, raw);
  return count === 0 ? address : null;
}

export async function readRemoval(
  client: Pick<SanityClient, "fetch">,
  action: RemovalAction,
  ids: readonly string[],
  typeOf: TypeOf,
): Promise<RemovalPlan> {
  const all: Found[] = [];
  for (const id of ids) {
    const params = { id, most: MOST_REFERRERS };
    const response = await client.fetch<unknown>(removalQuery, params, { perspective: "raw" });
    all.push(shape.parse(response));
  }
  const targets = targetsOf(action, ids);
  const releases = all.flatMap((each) => each.releases);
  const own = byId(all.flatMap((each) => each.own));
  const referrers = byId(all.flatMap((each) => each.referrers))
    .filter(({ _id }) => !targets.ids.has(getPublishedId(_id)))
    .map((document) => referrerOf(document, targets, { typeOf, releases }))
    .filter(({ places }) => places.length > 0);
  const titleOf = new Map(releases.map(({ name, title }) => [name, title ?? name]));
  const inReleases = own.flatMap(({ _id }) => {
    const name = isVersionId(_id) ? getVersionFromId(_id) : undefined;
    return name === undefined ? [] : [titleOf.get(name) ?? name];
  });
  return {
    action,
    ids,
    own,
    referrers,
    isTooLarge: all.some(({ total }) => total > MOST_REFERRERS),
    releases: [...new Set(inReleases)],
    address: await readLostAddress(client, own),
  };
}

/** What an editor decided about the references to the removed documents. */
export type RemovalChoice = {
  /** Published id of the document to refer to instead; null to remove the references. */
  substitute: string | null;
  /** Published id of the page to which the removed page's path redirects; null for no redirect. */
  redirectTo: string | null;
};

/** Makes a document's references to unpublished documents weak until these are published again. */
function weakened<T>(value: T, targets: ReadonlyMap<string, string>): T;
function weakened(value: unknown, targets: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => weakened(entry, targets));
  const type = targets.get(textAt(value, "_ref"));
  if (type === undefined) {
    const entries = Object.entries(value).map(([name, child]) => [name, weakened(child, targets)]);
    return Object.fromEntries(entries);
  }
  return fieldAt(value, "_weak") === true
    ? value
    : { ...value, _weak: true, _strengthenOnPublish: { type } };
}

function unpublishMutations({ own, ids }: RemovalPlan): Mutation[] {
  const targets = new Map(own.map(({ _id, _type }) => [getPublishedId(_id), _type]));
  const published = own.filter(({ _id }) => isPublishedId(_id));
  const drafts = new Set(own.map(({ _id }) => _id));
  const created = published
    .filter(({ _id }) => !drafts.has(getDraftId(_id)))
    .map(({ _rev, _updatedAt, _system, ...document }): Mutation => ({
      create: { ...weakened(document, targets), _id: getDraftId(document._id) },
    }));
  const updated = own
    .filter(({ _id }) => !isPublishedId(_id))
    .flatMap((document) => difference(document, weakened(document, targets)));
  const deleted = ids.map((id): Mutation => ({ delete: { id } }));
  return [...published.map(guard), ...created, ...updated, ...deleted];
}

/**
 * A person who removes documents, the time in ms since 1970, and whether the person may write documents in a language to
 * the trash.
 */
export type Remover = {
  user: Pick<CurrentUser, "name"> | null;
  now: number;
  mayTrash: (language: string) => boolean;
};

export const titleOfDocument = (document: object | undefined): string =>
  ["title", "name", "from", "label"].map((field) => textAt(document, field)).find(Boolean) ?? "";

/** Returns the version of a document that its editors see: the draft, or else the published document. */
export const visibleOf = (versions: readonly StoredDocument[]): StoredDocument | undefined =>
  versions.find(({ _id }) => isDraftId(_id)) ??
  versions.find(({ _id }) => isPublishedId(_id)) ??
  versions[0];

function deleteMutations({ own, ids }: RemovalPlan, { user, now, mayTrash }: Remover): Mutation[] {
  const items = ids.flatMap((id): Mutation[] => {
    const [first, ...others] = own.filter(({ _id }) => getPublishedId(_id) === id);
    if (first === undefined || !mayTrash(textAt(first, "language"))) return [];
    const visible = visibleOf([first, ...others]);
    const address = visible === undefined ? null : pathOf(visible);
    const title = titleOfDocument(visible);
    return [
      { create: createTrashItem({ documents: [first, ...others], title, address, user, now }) },
    ];
  });
  return [
    ...own.map(guard),
    ...items,
    ...own.map(({ _id }): Mutation => ({ delete: { id: _id } })),
  ];
}

const redirection = (from: string, page: string, isPermanent: boolean): Mutation => ({
  create: {
    _id: crypto.randomUUID(),
    _type: "redirect",
    from,
    kind: "internal",
    page: { _type: "reference", _ref: page },
    permanent: isPermanent,
  },
});

/**
 * Returns the mutations of a removal, for one transaction: changed references, the redirect, the copy in the trash, and
 * the removal itself.
 */
export function removalMutations(
  plan: RemovalPlan,
  { substitute, redirectTo }: RemovalChoice,
  { typeOf, ...remover }: Remover & { typeOf: TypeOf },
): Mutation[] {
  const targets = targetsOf(plan.action, plan.ids);
  const changed = plan.referrers
    .filter(({ isLocked }) => !isLocked)
    .flatMap(({ document }): Mutation[] => {
      const after = replaceReferences(document, typeOf(document._type), { targets, substitute });
      return after === null ? [{ delete: { id: document._id } }] : difference(document, after);
    });
  const isDeletion = plan.action === "delete";
  return [
    ...changed,
    ...(redirectTo === null || plan.address === null
      ? []
      : [redirection(plan.address, redirectTo, isDeletion)]),
    ...(isDeletion ? deleteMutations(plan, remover) : unpublishMutations(plan)),
  ];
}

export const lockedReferrers = ({ referrers, ids }: RemovalPlan): Referrer[] =>
  referrers.filter(
    ({ isLocked, document }) =>
      isLocked &&
      [...objectsIn(document)].some(
        ({ value }) => ids.includes(textAt(value, "_ref")) && fieldAt(value, "_weak") !== true,
      ),
  );
