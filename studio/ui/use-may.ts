import { useMemo } from "react";
import { useDocumentValuePermissions } from "sanity";

/** The fields by which a user's grants select a document. */
type Selected = { _id: string; _type: string; [field: string]: unknown };

/**
 * Returns whether the user's role allows creating or changing a document like this one. Deleting needs `update`. True
 * until the grants are loaded, and for null.
 */
export function useMay(permission: "create" | "update", selected: Selected | null): boolean {
  const json = JSON.stringify(selected);
  // The hook of the Studio checks again for each new object, so the object must change only with its contents.
  const document = useMemo(() => parse(json), [json]);
  const [result] = useDocumentValuePermissions({ document, permission });
  return selected === null || (result?.granted ?? true);
}

/** Adds the attributes that the type of the Studio's hook requires. */
function parse(json: string) {
  const fields: Selected = { _id: "", _type: "", ...JSON.parse(json) };
  const unknown = { _rev: "", _createdAt: "", _updatedAt: "" };
  return { ...unknown, ...fields };
}
