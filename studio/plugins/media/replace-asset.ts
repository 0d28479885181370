import type { Mutation, SanityClient } from "@sanity/client";
import { getVersionFromId, isVersionId } from "@sanity/client/csm";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { repeatOnConflict } from "../../lib/repeat-on-conflict.ts";
import { difference } from "../removal/difference.ts";
import { replaceReferences } from "../removal/references.ts";
import type { TypeOf } from "../removal/removal.ts";
import { TRASH_TYPE } from "../trash/trash-item.ts";

const MOST_USES = 500;

/** Query for the stored documents that use the asset `$id`, of all versions, and the releases that can't be changed. Requires the raw perspective. */
const usersQuery = `{
  "users": *[references($id) && _type != "${TRASH_TYPE}"][0..$most],
  "locked": *[_type == "system.release" && state in ["scheduled", "scheduling"]]{
    name, "title": metadata.title
  }
}`;
const shape = z.object({
  users: z.array(z.looseObject({ _id: z.string(), _type: z.string() })),
  locked: z.array(z.object({ name: z.string(), title: z.string().nullable() })),
});

type Replacement = { from: string; to: string; typeOf: TypeOf };

/**
 * Returns the documents that use an asset: published documents, drafts and versions in releases. Throws if they can't
 * all be changed: the next publication of a scheduled release would bring the earlier file back.
 */
export async function readUsers(client: Pick<SanityClient, "fetch">, asset: string) {
  const params = { id: asset, most: MOST_USES };
  const found = await client.fetch<unknown>(usersQuery, params, { perspective: "raw" });
  const { users, locked } = shape.parse(found);
  if (users.length > MOST_USES) {
    throw new Error(translate("Too many documents use this file to change them at once."));
  }
  const names = new Set(
    users
      .map(({ _id }) => _id)
      .filter(isVersionId)
      .map(getVersionFromId),
  );
  const releases = locked.filter(({ name }) => names.has(name));
  if (releases.length > 0) {
    throw new Error(
      translate("These scheduled releases use this file: {titles}. Unschedule them first.", {
        titles: releases.map(({ name, title }) => title ?? name).join(", "),
      }),
    );
  }
  return users;
}

/**
 * Lets every document that uses an asset use another one, in one transaction. Returns their number. Throws if some of
 * them can't be changed.
 */
export const replaceAsset = (
  client: Pick<SanityClient, "fetch" | "mutate">,
  { from, to, typeOf }: Replacement,
): Promise<number> =>
  repeatOnConflict(async () => {
    const targets = { ids: new Set([from]), shouldKeepWeak: false };
    const users = await readUsers(client, from);
    const mutations = users.flatMap((document): Mutation[] => {
      const type = typeOf(document._type);
      const after = replaceReferences(document, type, { targets, substitute: to });
      return after === null ? [] : difference(document, after);
    });
    if (mutations.length > 0) {
      await client.mutate(mutations, { returnDocuments: false, tag: "media" });
    }
    return users.length;
  });
