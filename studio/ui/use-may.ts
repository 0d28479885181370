import { useEffect, useState } from "react";
import { combineLatest } from "rxjs";
import { type SanityDocument, useGrantsStore } from "sanity";
import { retryLater } from "../plugins/connection/follow-query.ts";

/** The fields by which a user's grants select a document. */
export type Selected = { _id: string; _type: string; [field: string]: unknown };

type Permission = "create" | "update";

/**
 * Returns for each document whether the user's role allows creating or changing a document like it. Deleting needs
 * `update`. True until the grants are loaded.
 */
export function useMayEach(
  permission: Permission,
  selected: readonly Selected[],
): readonly boolean[] {
  const grants = useGrantsStore();
  const key = JSON.stringify([permission, selected]);
  const [checked, setChecked] = useState<{ key: string; may: readonly boolean[] } | null>(null);
  useEffect(() => {
    const [name, documents] = parse(key);
    const results = documents.map((document) => grants.checkDocumentPermission(name, document));
    const following = combineLatest(results)
      .pipe(retryLater())
      .subscribe((all) => setChecked({ key, may: all.map(({ granted }) => granted) }));
    return () => following.unsubscribe();
  }, [grants, key]);
  return selected.map((_, index) => (checked?.key === key ? (checked.may[index] ?? true) : true));
}

const parse = (key: string): [Permission, Partial<SanityDocument>[]] => JSON.parse(key);

/** Like {@link useMayEach}, for one document. True for null. */
export const useMay = (permission: Permission, selected: Selected | null): boolean =>
  useMayEach(permission, selected === null ? [] : [selected])[0] ?? true;
