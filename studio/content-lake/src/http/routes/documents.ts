import type { LakeDocument } from "../../document.ts";
import { queriedDataset, readableDataset } from "../dataset-access.ts";
import { json, type Call, type Route } from "../route.ts";

/** Documents by id, and everything at once. */
export const documentRoutes: readonly Route[] = [
  { method: "GET", path: "/data/doc/:dataset/:ids", handle: documents },
  { method: "GET", path: "/data/export/:dataset", handle: exportDocuments },
];

/**
 * A reader without a token gets what a query of theirs would: the published documents of a public dataset. The others are
 * left out in one way, whether they exist or not.
 */
function documents(call: Call): Response {
  const { dataset, perspective } = queriedDataset(call, "raw");
  const isEverythingRead = perspective === "raw";
  const ids = (call.params["ids"] ?? "").split(",");
  const isContentWanted = call.url.searchParams.get("excludeContent") !== "true";
  const areFormsWanted = call.url.searchParams.get("includeAllVersions") === "true";
  const formsOf = (id: string) =>
    areFormsWanted && isEverythingRead
      ? dataset.perspectives.formsOf(id)
      : [dataset.perspectives.view(perspective).get(id) ?? []].flat();
  const found = ids.flatMap(formsOf);
  const missing = ids.filter((id) => formsOf(id).length === 0);
  const reason = isEverythingRead ? "existence" : "permission";
  return json({
    documents: isContentWanted ? found : [],
    omitted: missing.map((id) => ({ id, reason })),
  });
}

/**
 * Every stored document, one JSON line each, as `@sanity/export` reads it. It fetches assets from their `url`, so that
 * names this lake as it was asked: the stored one may be of an earlier port.
 */
function exportDocuments(call: Call): Response {
  const dataset = readableDataset(call);
  const types = call.url.searchParams.get("types")?.split(",");
  const documents = dataset.perspectives.raw
    .all()
    .filter((document) => !types || types.includes(document._type));
  const iterator = documents.values();
  const encoder = new TextEncoder();
  const lines = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(reachable(value, call))}\n`));
    },
  });
  return new Response(lines, { headers: { "content-type": "application/x-ndjson" } });
}

function reachable(document: LakeDocument, { url, lake }: Call): LakeDocument {
  const { _type: type, path } = document;
  const isAsset = type === "sanity.imageAsset" || type === "sanity.fileAsset";
  const isOurs = typeof path === "string" && path.split("/")[1] === lake.projectId;
  return isAsset && isOurs ? { ...document, url: `${url.origin}/${path}` } : document;
}
