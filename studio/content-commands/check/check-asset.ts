import type { LakeDocument } from "../../content-lake/src/document.ts";
import type { Problem } from "./problem.ts";

/** Whether a document describes an uploaded image or file. */
export function isAsset({ _type: type }: LakeDocument): boolean {
  return type === "sanity.imageAsset" || type === "sanity.fileAsset";
}

/** Returns a problem if the lake has no file for an asset document. */
export async function checkAsset(
  { _id: id, path }: LakeDocument,
  lakeUrl: string,
): Promise<Problem[]> {
  const response = await fetch(`${lakeUrl}/${String(path)}`);
  await response.body?.cancel();
  return response.ok
    ? []
    : [{ id, path: "path", message: `has no file (HTTP ${response.status})` }];
}
