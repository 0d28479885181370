import type { Dataset } from "../dataset/dataset.ts";
import { noAccess, type Access } from "../grants/access.ts";
import type { DatasetKind, Permission } from "../grants/role.ts";
import { gatewayError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import { requireReader, refusal, type Identity } from "./identity.ts";
import type { Call } from "./call.ts";

export interface OpenedDataset {
  dataset: Dataset;
  access: Access;
}

/**
 * Opens the dataset that the path names, if the caller has one of these permissions for some of its documents; each
 * document is checked when it is read or written. Throws a 401 or 403, and a 404 if there is no such dataset.
 */
export function openDataset(call: Call, ...permissions: readonly Permission[]): OpenedDataset {
  const { params, lake, identity } = call;
  const name = params["dataset"] ?? "";
  const dataset = lake.dataset(name);
  if (!dataset) {
    // Callers without a token get a 401, so that they can't find out which datasets exist.
    requireReader(identity, lake);
    const message = `Dataset "${name}" not found for project ID "${lake.projectId}"`;
    throw gatewayError(404, "Not Found", message, "SIO-404-DNF");
  }
  const access = accessTo(dataset, identity, lake);
  if (!permissions.some((permission) => access.maySome(permission))) {
    const required = permissions.map((permission) => `"${permission}"`).join(" or ");
    throw refusal(identity, `lacks the permission ${required} in the dataset "${name}"`);
  }
  return { dataset, access };
}

/** Without a token, that is nothing in a private dataset. */
export function accessTo(dataset: Dataset, identity: Identity, lake: Lake): Access {
  const isClosed =
    identity.kind === "anonymous" && lake.datasetRow(dataset.name)?.aclMode !== "public";
  return isClosed ? noAccess : lake.roles.accessOf(identity, kindOf(dataset));
}

export function kindOf({
  isAddOn,
  hasSubmissions,
}: Pick<Dataset, "isAddOn" | "hasSubmissions">): DatasetKind {
  if (hasSubmissions) return "submissions";
  return isAddOn ? "comments" : "content";
}
