import type { Dataset } from "../dataset/dataset.ts";
import type { Perspective } from "../dataset/perspectives.ts";
import { gatewayError } from "../lake-error.ts";
import { demand } from "./identity.ts";
import type { Call } from "./route.ts";

/** The dataset of a call's path. Throws a 404 where there is none of that name. */
export function datasetOf({ params, lake, identity }: Call): Dataset {
  const name = params["dataset"] ?? "";
  const dataset = lake.dataset(name);
  if (dataset) return dataset;
  // Strangers are not told which datasets there are.
  demand(identity, "viewer");
  throw gatewayError(
    404,
    "Not Found",
    `Dataset "${name}" not found for project ID "${lake.projectId}"`,
    "SIO-404-DNF",
  );
}

/** The dataset, for reading everything in it. Throws a 401 or 403 otherwise. */
export function readableDataset(call: Call): Dataset {
  demand(call.identity, "viewer");
  return datasetOf(call);
}

/** The dataset, for writing. Throws a 401 or 403 otherwise. */
export function writableDataset(call: Call): Dataset {
  demand(call.identity, "editor");
  return datasetOf(call);
}

/**
 * The dataset for a query, and what the reader sees of it. Without a token: nothing of a private dataset (401), and of a
 * public one the published documents whose id has no dot, whatever perspective was asked for.
 */
export function queriedDataset(call: Call, asked: Perspective) {
  const { lake, identity, params } = call;
  if (identity.kind !== "nobody") return { dataset: datasetOf(call), perspective: asked };
  if (lake.datasetRow(params["dataset"] ?? "")?.aclMode !== "public") demand(identity, "viewer");
  const perspective: Perspective = "public";
  return { dataset: datasetOf(call), perspective };
}
