import * as z from "zod";
import type { LakeDocument } from "../document.ts";

const idPrefix = "_.releases.";

export function releaseDocumentId(name: string): string {
  return `${idPrefix}${name}`;
}

export function isReleaseDocumentId(id: string): boolean {
  return id.startsWith(idPrefix);
}

/** The metadata of a release. Sanity's clients may store more here than the lake reads. */
export const releaseMetadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).default("undecided"),
  intendedPublishAt: z.string().nullish(),
  cardinality: z.enum(["one", "many"]).optional(),
});

/**
 * A release's attributes. Sanity's service has further states (`publishing`, `archiving` …) for changes that take a
 * while. The lake makes each change in one transaction, so these states never occur.
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

export type ReleaseState = z.infer<typeof releaseAttributes>["state"];

export interface Release {
  document: LakeDocument;
  name: string;
  state: ReleaseState;
  publishAt: Date | undefined;
  /** The ids of the versions that the release had when it was published or archived. */
  finalVersionIds: readonly string[];
  /** The user who created the release, if known. */
  userId: string | undefined;
}

export function readRelease(document: LakeDocument | undefined): Release | undefined {
  if (!document || !isReleaseDocumentId(document._id)) return undefined;
  const { data } = releaseAttributes.safeParse(document);
  if (!data) return undefined;
  const { state, publishAt, finalDocumentStates, userId } = data;
  return {
    document,
    // The name comes from the id, because the release's versions refer to that name.
    name: document._id.slice(idPrefix.length),
    state,
    publishAt: publishAt ? new Date(publishAt) : undefined,
    finalVersionIds: (finalDocumentStates ?? []).map(({ id }) => id),
    userId,
  };
}
