import * as z from "zod";
import type { LakeDocument } from "../document.ts";

const idPrefix = "_.releases.";

/** The id of the document that describes the release of this name. */
export function releaseDocumentId(name: string): string {
  return `${idPrefix}${name}`;
}

/** Is this the id of a document that describes a release? */
export function isReleaseDocumentId(id: string): boolean {
  return id.startsWith(idPrefix);
}

/** What a release says about itself; Sanity's clients may put more here than the lake looks at. */
export const releaseMetadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).default("undecided"),
  intendedPublishAt: z.string().nullish(),
  cardinality: z.enum(["one", "many"]).optional(),
});

/**
 * A release's attributes. Sanity's service has further states (`publishing`, `archiving` …) for changes that take it
 * a while; the lake makes each in one transaction, so that nobody ever sees them half done.
 */
export const releaseAttributes = z.looseObject({
  _type: z.literal("system.release"),
  name: z.string(),
  state: z.enum(["active", "scheduled", "published", "archived"]),
  metadata: releaseMetadata,
  userId: z.string().optional(),
  publishAt: z.string().nullish(),
  finalDocumentStates: z.array(z.looseObject({ id: z.string() })).nullish(),
});

/** Where a release is in its life. */
export type ReleaseState = z.infer<typeof releaseAttributes>["state"];

/** A release, read from its document. */
export interface Release {
  document: LakeDocument;
  name: string;
  state: ReleaseState;
  /** When it is to be published, where that is set. */
  publishAt: Date | undefined;
  /** The ids of the versions that it had when it was published or archived. */
  finalVersionIds: readonly string[];
  /** Who made it, where that is known. */
  userId: string | undefined;
}

/** The release that a document describes; undefined where it describes none. */
export function readRelease(document: LakeDocument | undefined): Release | undefined {
  if (!document || !isReleaseDocumentId(document._id)) return undefined;
  const { data } = releaseAttributes.safeParse(document);
  if (!data) return undefined;
  const { state, publishAt, finalDocumentStates, userId } = data;
  return {
    document,
    // The id is what versions go by, whatever the document says.
    name: document._id.slice(idPrefix.length),
    state,
    publishAt: publishAt ? new Date(publishAt) : undefined,
    finalVersionIds: (finalDocumentStates ?? []).map(({ id }) => id),
    userId,
  };
}
