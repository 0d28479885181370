import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { difference, isConflict } from "../removal/difference.ts";
import { replaceReferences } from "../removal/references.ts";
import type { TypeOf } from "../removal/removal.ts";
import { TRASH_TYPE } from "../trash/trash-item.ts";

/** Maximum number of documents that one replacement changes. */
const MOST_USES = 500;

/** Number of attempts while other editors change the same documents. */
const ATTEMPTS = 4;

/** Query for the stored documents that use the asset `$id`, of all versions. Requires the raw perspective. */
const usersQuery = `*[references($id) && _type != "${TRASH_TYPE}"][0..$most]`;
const users = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/**
 * Lets every document that uses an asset use another one: published documents, drafts and versions in releases, in one
 * transaction. Returns their number. Throws if there are too many.
 */
export async function replaceAsset(
  client: Pick<SanityClient, "fetch" | "mutate">,
  { from, to, typeOf }: { from: string; to: string; typeOf: TypeOf },
): Promise<number> {
  const targets = { ids: new Set([from]), keepsWeak: false };
  for (let attempt = 1; ; attempt += 1) {
    const params = { id: from, most: MOST_USES };
    const response = await client.fetch<unknown>(usersQuery, params, { perspective: "raw" });
    const found = users.parse(response);
    if (found.length > MOST_USES) {
      throw new Error(translate("Too many documents use this file to change them at once."));
    }
    const mutations = found.flatMap((document) => {
      const type = typeOf(document._type);
      const after = replaceReferences(document, type, { targets, substitute: to });
      return after === null ? [] : difference(document, after);
    });
    try {
      if (mutations.length > 0) {
        await client.mutate(mutations, { returnDocuments: false, tag: "media" });
      }
      return found.length;
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}
