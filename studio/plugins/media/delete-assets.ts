import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { TRASH_TYPE } from "../trash/trash-item.ts";
import { type Asset, nameOf } from "./asset.ts";

export type AssetClient = {
  fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>;
  delete: (id: string) => Promise<unknown>;
};

export type CheckedAsset = { id: string; name: string; users: string[] };

const checkedShape = z.array(
  z.object({
    id: z.string(),
    users: z.array(z.object({ title: z.string().nullable(), type: z.string() })),
  }),
);

const query = `*[_id in $ids]{
  "id": _id,
  "users": *[references(^._id)][0...20]{ "title": coalesce(title, name), "type": _type }
}`;

/**
 * Returns the assets in two lists: those that no document uses (`unused`), and those that documents
 * use (`used`). Counts weak references as uses, although the content service would allow the
 * deletion.
 */
export async function checkDeletion(
  client: Pick<AssetClient, "fetch">,
  assets: readonly Pick<Asset, "_id" | "title" | "originalFilename">[],
  titleOfType: (type: string) => string,
): Promise<{ unused: CheckedAsset[]; used: CheckedAsset[] }> {
  const found = checkedShape.parse(
    await client.fetch(query, { ids: assets.map(({ _id }) => _id) }),
  );
  const checked = assets.flatMap((asset): CheckedAsset[] => {
    const users = found.find(({ id }) => id === asset._id)?.users;
    // An asset that is missing from the result was deleted in the meantime.
    if (users === undefined) return [];
    const titles = users.map(({ title, type }) =>
      type === TRASH_TYPE
        ? translate("{title} (in the trash)", { title: title ?? "" })
        : (title ?? titleOfType(type)),
    );
    return [{ id: asset._id, name: nameOf(asset), users: [...new Set(titles)] }];
  });
  return {
    unused: checked.filter(({ users }) => users.length === 0),
    used: checked.filter(({ users }) => users.length > 0),
  };
}

/**
 * Deletes assets one by one. Returns the id of each asset that the content service didn't delete,
 * with the reason.
 */
export async function deleteAssets(
  client: Pick<AssetClient, "delete">,
  ids: readonly string[],
): Promise<{ id: string; reason: string }[]> {
  const failed: { id: string; reason: string }[] = [];
  for (const id of ids) {
    try {
      await client.delete(id);
    } catch (error) {
      failed.push({ id, reason: reasonOf(error) });
    }
  }
  return failed;
}
