import { refersAcross } from "../../history/cross-dataset-references.ts";
import { readableDataset } from "../dataset-access.ts";
import { json, type Call, type Route } from "../route.ts";

/** Lists the documents that refer to a document. The Studio requests this before it deletes one. */
export const referenceRoutes: readonly Route[] = [
  { method: "GET", path: "/data/references/:dataset/documents/:id/to", handle: references },
];

/** Most references in one response. `totalCount` counts all of them. */
const listCeiling = 100;

function references(call: Call): Response {
  const { lake, params, url } = call;
  const dataset = readableDataset(call);
  const id = params["id"] ?? "";
  const isInternalWanted = url.searchParams.get("excludeInternalReferences") !== "true";
  const internal = isInternalWanted ? dataset.perspectives.raw.bucket("references", id) : [];
  const found = [
    ...internal.map(({ _id }) => ({ documentId: _id, datasetName: dataset.name })),
    ...fromElsewhere(call, dataset.name, id),
  ];
  const { projectId } = lake;
  const list = found.slice(0, listCeiling).map((reference) => ({ projectId, ...reference }));
  return json({ totalCount: found.length, references: list });
}

/** Finds cross-dataset references. It scans only the other datasets, so it is free in a lake with one dataset. */
function fromElsewhere({ lake }: Call, name: string, id: string) {
  const target = { projectId: lake.projectId, dataset: name, id };
  const others = lake.store.datasets().filter((row) => row.name !== name);
  return others.flatMap((row) =>
    (lake.dataset(row.name)?.perspectives.raw.all() ?? [])
      .filter((document) => refersAcross(document, target))
      .map(({ _id }) => ({ documentId: _id, datasetName: row.name })),
  );
}
