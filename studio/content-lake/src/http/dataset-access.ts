import type { Dataset } from "../dataset/dataset.ts";
import type { Perspective } from "../dataset/perspectives.ts";
import { gatewayError } from "../lake-error.ts";
import type { Role } from "../store/credentials.ts";
import type { DatasetRow } from "../store/store.ts";
import { demand, hasRole, type Identity } from "./identity.ts";
import type { Call } from "./call.ts";

/**
 * Returns the dataset that the path names. If the dataset doesn't exist, throws a 404, or a 401 for
 * a caller without a token. If the caller may not read the dataset, throws a 401 or 403. The
 * submissions of forms are personal data, so only editors and the site's worker read them.
 */
export function datasetOf({ params, lake, identity }: Call): Dataset {
  const name = params["dataset"] ?? "";
  const dataset = lake.dataset(name);
  if (dataset) {
    if (dataset.isAddOn) demand(identity, addOnReader(identity));
    if (dataset.holdsSubmissions) {
      if (identity.role !== "submission-worker") demand(identity, "editor");
    } else if (identity.kind !== "nobody") demand(identity, "viewer");
    return dataset;
  }
  // Callers without a token get a 401, so that they can't find out which datasets exist.
  demand(identity, "viewer");
  throw gatewayError(
    404,
    "Not Found",
    `Dataset "${name}" not found for project ID "${lake.projectId}"`,
    "SIO-404-DNF",
  );
}

/**
 * Returns the role that a caller needs to read an add-on dataset. A person needs the role "viewer".
 * A token needs "editor", because sites use tokens with "viewer", and must not read comments.
 */
function addOnReader({ kind }: Identity): Role {
  return kind === "person" ? "viewer" : "editor";
}

/**
 * Whether the caller may read all documents of a dataset. The documents of an add-on dataset are
 * comments and tasks.
 */
export function mayReadAll(identity: Identity, { addonFor, submissionsFor }: DatasetRow): boolean {
  if (submissionsFor !== undefined) return hasRole(identity, "editor");
  return hasRole(identity, addonFor === undefined ? "viewer" : addOnReader(identity));
}

/**
 * Returns the dataset that the path names. Throws a 401 or 403 if the caller may not read all of
 * its documents.
 */
export function readableDataset(call: Call): Dataset {
  demand(call.identity, "viewer");
  return datasetOf(call);
}

/**
 * Returns the dataset that the path names. Throws a 401 or 403 if the caller may not write to it.
 */
export function writableDataset(call: Call): Dataset {
  demand(call.identity, "editor");
  return datasetOf(call);
}

/**
 * Returns the dataset that a `data/mutate` request names. Like {@link writableDataset}, but also lets
 * a site's tokens for submissions write to a dataset of submissions.
 */
export function mutableDataset(call: Call): Dataset {
  const { role } = call.identity;
  if (role !== "submission-writer" && role !== "submission-worker") return writableDataset(call);
  const dataset = call.lake.dataset(call.params["dataset"] ?? "");
  if (dataset?.holdsSubmissions === true) return dataset;
  demand(call.identity, "editor");
  return datasetOf(call);
}

/**
 * Returns the dataset for a query and the perspective that the caller gets. A caller without a token gets a 401 for a
 * private dataset. In a public dataset, this caller sees only published documents whose id has no dot, whatever
 * perspective the request names.
 */
export function queriedDataset(call: Call, asked: Perspective) {
  const { lake, identity, params } = call;
  if (identity.kind !== "nobody") return { dataset: datasetOf(call), perspective: asked };
  if (lake.datasetRow(params["dataset"] ?? "")?.aclMode !== "public") demand(identity, "viewer");
  const perspective: Perspective = "public";
  return { dataset: datasetOf(call), perspective };
}
