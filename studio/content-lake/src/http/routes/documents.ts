import { isObject, type LakeDocument } from "../../document.ts";
import { QuerySlot } from "../../query/query-slot.ts";
import { defaultResultLimit, ResultMeter } from "../../query/result-meter.ts";
import { serialize } from "../../query/serialize.ts";
import { isAsset } from "../../assets/asset-files.ts";
import { accessTo, openDataset } from "../dataset-access.ts";
import type { Call } from "../call.ts";
import { json, jsonLines, jsonText } from "../json.ts";

/**
 * A document that the caller may not read is omitted with the reason `permission`. The response to a caller without a
 * token doesn't distinguish a hidden document from a missing one.
 */
export async function byId(call: Call): Promise<Response> {
  const { dataset, access } = openDataset(call, "read");
  const documents = access.documentsOf(dataset);
  const ids = [...new Set((call.params["ids"] ?? "").split(","))];
  const shouldIncludeContent = call.url.searchParams.get("excludeContent") !== "true";
  const isAnonymous = call.identity.kind === "anonymous";
  const shouldIncludeVersions =
    call.url.searchParams.get("includeAllVersions") === "true" && !isAnonymous;
  const formsOf = (id: string) =>
    shouldIncludeVersions ? documents.formsOf(id) : [documents.raw.get(id) ?? []].flat();
  const found = new Map(ids.flatMap(formsOf).map((document) => [document._id, document]));
  const { lake, identity, caller } = call;
  const isHidden = (id: string) => isAnonymous || dataset.get(id) !== undefined;
  const omitted = ids
    .filter((id) => formsOf(id).length === 0)
    .map((id) => ({ id, reason: isHidden(id) ? "permission" : "existence" }));
  const meter = new ResultMeter(defaultResultLimit, lake.results);
  const { longQueries: queue, shares } = lake;
  const slot = new QuerySlot({ identity: identity.id, caller, queue, shares });
  try {
    const waiting = slot.begin();
    if (waiting) await waiting;
    const result = { documents: shouldIncludeContent ? [...found.values()] : [], omitted };
    return jsonText(await serialize(result, meter, slot));
  } finally {
    slot.leave();
    meter.release();
  }
}

/**
 * A line of JSON for each stored document, as `@sanity/export` expects, which downloads assets from their `url`. That
 * field gets the origin of this request, because the lake's port may have changed since the upload.
 */
export function exportAll(call: Call): Response {
  const { dataset, access } = openDataset(call, "read");
  const types = call.url.searchParams.get("types")?.split(",");
  const documents = access
    .documentsOf(dataset)
    .raw.all()
    .filter((document) => !types || types.includes(document._type));
  return jsonLines(reachableOf(documents, call), call);
}

function* reachableOf(documents: readonly LakeDocument[], call: Call) {
  for (const document of documents) yield reachable(document, call);
}

function reachable(document: LakeDocument, { url, lake }: Call): LakeDocument {
  const { path } = document;
  const isOfThisLake = typeof path === "string" && path.split("/")[1] === lake.projectId;
  return isAsset(document) && isOfThisLake
    ? { ...document, url: `${url.origin}/${path}` }
    : document;
}

/** Maximum number of references in one response. `totalCount` counts all of them. */
const listCeiling = 100;

export function references(call: Call): Response {
  const { lake, params, url } = call;
  const { dataset, access } = openDataset(call, "read");
  const id = params["id"] ?? "";
  const shouldIncludeInternal = url.searchParams.get("excludeInternalReferences") !== "true";
  const internal = shouldIncludeInternal
    ? access.documentsOf(dataset).raw.bucket("references", id)
    : [];
  const found = [
    ...internal.map(({ _id }) => ({ documentId: _id, datasetName: dataset.name })),
    ...fromElsewhere(call, dataset.name, id),
  ];
  const { projectId } = lake;
  const list = found.slice(0, listCeiling).map((reference) => ({ projectId, ...reference }));
  return json({ totalCount: found.length, references: list });
}

/** Documents of other datasets that refer to this one. Comments, tasks and submissions are not content. */
function fromElsewhere({ lake, identity }: Call, name: string, id: string) {
  const target = { projectId: lake.projectId, dataset: name, id };
  const others = lake.store
    .datasets()
    .filter((row) => row.name !== name && !row.addonFor && !row.submissionsFor);
  return others.flatMap((row) => {
    const dataset = lake.dataset(row.name);
    if (!dataset) return [];
    const documents = accessTo(dataset, identity, lake).documentsOf(dataset);
    return documents.raw
      .all()
      .filter((document) => refersAcross(document, target))
      .map(({ _id }) => ({ documentId: _id, datasetName: row.name }));
  });
}

interface ReferenceTarget {
  projectId: string;
  dataset: string;
  id: string;
}

function refersAcross(value: unknown, target: ReferenceTarget): boolean {
  if (Array.isArray(value)) return value.some((item) => refersAcross(item, target));
  if (!isObject(value)) return false;
  const { _ref: id, _dataset: dataset, _projectId: projectId = target.projectId } = value;
  if (id === target.id && dataset === target.dataset && projectId === target.projectId) return true;
  return Object.values(value).some((field) => refersAcross(field, target));
}
