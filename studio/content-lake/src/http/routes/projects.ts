import * as z from "zod";
import { gatewayError } from "../../lake-error.ts";
import { demand, roleOf } from "../identity.ts";
import { parseOr400, readJson } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";

const datasetBody = z.object({ aclMode: z.enum(["public", "private"]).default("private") });
const datasetName = z
  .string()
  .regex(
    /^~?[a-z0-9][-_a-z0-9]{0,63}$/,
    "A dataset name may contain only lower-case letters, digits, - and _",
  );

/** Returns the list of projects: the lake has one. */
export function projects(call: Call): Response {
  return json([describeProject(call)]);
}

export function project(call: Call): Response {
  const { params, lake } = call;
  if (params["project"] !== lake.projectId) {
    throw gatewayError(404, "Not Found", `Project "${params["project"]}" not found`, "SIO-404-PNF");
  }
  return json(describeProject(call));
}

function describeProject({ lake, identity }: Call) {
  const id = lake.projectId;
  const people = identity.kind === "nobody" ? [] : lake.people.present();
  const members = people.map((person) => ({
    id: person.id,
    isCurrentUser: person.id === identity.id,
    isRobot: false,
    role: person.role,
    roles: [roleOf(person)],
  }));
  return {
    id,
    displayName: "Marquee",
    members,
    features: [],
    organizationId: null,
    metadata: {},
  };
}

export function datasets({ lake, identity, url }: Call): Response {
  demand(identity, "viewer");
  // The Studio looks for an add-on dataset for comments here. The lake has none.
  if (url.searchParams.has("datasetProfile")) return json([]);
  return json(
    lake.store.datasets().map(({ name, aclMode, createdAt }) => ({ name, aclMode, createdAt })),
  );
}

export async function createDataset(call: Call): Promise<Response> {
  const { lake, identity, params } = call;
  demand(identity, "administrator");
  const name = parseOr400(datasetName, params["dataset"]);
  const { aclMode } = await readJson(call, datasetBody, 65_536);
  if (lake.datasetRow(name))
    throw gatewayError(409, "Conflict", `Dataset "${name}" already exists`);
  lake.keepDataset(name, aclMode);
  return json({ datasetName: name, aclMode });
}

export async function editDataset(call: Call): Promise<Response> {
  const { lake, identity, params } = call;
  demand(identity, "administrator");
  const name = params["dataset"] ?? "";
  const { aclMode } = await readJson(call, datasetBody, 65_536);
  if (!lake.datasetRow(name)) throw gatewayError(404, "Not Found", `Dataset "${name}" not found`);
  lake.keepDataset(name, aclMode);
  return json({ datasetName: name, aclMode });
}

/**
 * Returns the permissions that the Studio uses to enable controls. The Studio evaluates the filters with groq-js in the
 * browser. The lake itself enforces permissions with `demand`.
 */
export function grants({ identity: { role } }: Call): Response {
  const permissions = {
    anonymous: [],
    viewer: ["read", "history"],
    editor: ["create", "read", "update", "history", "editHistory"],
    administrator: ["create", "read", "update", "history", "editHistory", "manage"],
  }[role];
  return json(permissions.length === 0 ? [] : [{ filter: '_id in path("**")', permissions }]);
}
