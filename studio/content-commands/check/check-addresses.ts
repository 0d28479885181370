import { layerOf, isObject, type LakeDocument } from "../../content-lake/src/document.ts";
import type { Problem } from "./problem.ts";

/**
 * Returns a problem for each published page that has the same slug and language as an earlier page
 * in the list. Visitors see only one of the pages that share a slug and a language.
 */
export function checkAddresses(documents: readonly LakeDocument[]): Problem[] {
  const taken = new Map<string, string>();
  return documents.flatMap((document) => {
    const { _id: id, _type: type, slug, language } = document;
    if (type !== "page" || layerOf(id) !== "published" || !isObject(slug)) return [];
    const address = JSON.stringify([language, slug["current"]]);
    const other = taken.get(address);
    if (other === undefined) {
      taken.set(address, id);
      return [];
    }
    return [{ id, path: "slug", message: `is also the slug of "${other}"` }];
  });
}
