import { isObject, type JsonObject, type LakeDocument } from "../document.ts";
import type { Effects } from "../store/store.ts";
import { diffDocuments, type MendozaPatch } from "./mendoza-diff.ts";

/**
 * A patch between two documents is computed without `_rev`, because the Studio removes `_rev` before it applies a patch,
 * and Mendoza identifies fields by position. A created or deleted document is stored whole, with its revision, so that
 * {@link documentAt} can restore it.
 */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const [from, to] =
    before && after ? [withoutRevision(before), withoutRevision(after)] : [before, after];
  return { apply: diffDocuments(from, to), revert: diffDocuments(to, from) };
}

/**
 * Returns stored effects as clients need them: without the `_rev` of whole documents. In “Review changes”, the Studio
 * starts with the whole document in the effects that created a draft. It applies the draft's later patches to this
 * document. They were computed without `_rev`, so the document must not contain it.
 */
export function clientEffects({ apply, revert }: Effects): Effects {
  return { apply: withoutWholeRevision(apply), revert: withoutWholeRevision(revert) };
}

function withoutWholeRevision(patch: MendozaPatch): MendozaPatch {
  const [operation, document, ...rest] = patch;
  const isWhole = operation === 0 && rest.length === 0 && isObject(document);
  return isWhole ? [operation, withoutRevision(document)] : patch;
}

function withoutRevision({ _rev, ...document }: JsonObject): JsonObject {
  return document;
}
