import * as z from "zod";
import { gatewayError } from "../../lake-error.ts";
import { demand, roleOf, type Identity } from "../identity.ts";
import { parseOr400, readJson } from "../read-body.ts";
import { json, type Call, type Route } from "../route.ts";

/** The lake's only project, its datasets, and the caller's permissions. */
export const projectRoutes: readonly Route[] = [
  { method: "GET", path: "/projects", handle: (call) => json([describeProject(call)]) },
  { method: "GET", path: "/projects/:project", handle: project },
  { method: "GET", path: "/projects/:project/grants", handle: () => json({}) },
  { method: "GET", path: "/projects/:project/user-applications", handle: () => json([]) },
  { method: "GET", path: "/projects/:project/datasets", handle: datasets },
  { method: "GET", path: "/datasets", handle: datasets },
  { method: "PUT", path: "/projects/:project/datasets/:dataset", handle: createDataset },
  { method: "PUT", path: "/datasets/:dataset", handle: createDataset },
  { method: "PATCH", path: "/projects/:project/datasets/:dataset", handle: editDataset },
  { method: "PATCH", path: "/datasets/:dataset", handle: editDataset },
  {
    method: "GET",
    path: "/projects/:project/datasets/:dataset/acl",
    handle: ({ identity }) => json(grants(identity)),
  },
];

const datasetBody = z.object({ aclMode: z.enum(["public", "private"]).default("private") });
const datasetName = z
  .string()
  .regex(
    /^~?[a-z0-9][-_a-z0-9]{0,63}$/,
    "A dataset name may contain only lower-case letters, digits, - and _",
  );

function project(call: Call): Response {
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

function datasets({ lake, identity, url }: Call): Response {
  demand(identity, "viewer");
  // The Studio looks for an add-on dataset for comments here. The lake has none.
  if (url.searchParams.has("datasetProfile")) return json([]);
  return json(
    lake.store.datasets().map(({ name, aclMode, createdAt }) => ({ name, aclMode, createdAt })),
  );
}

async function createDataset(call: Call): Promise<Response> {
  const { lake, identity, params, request } = call;
  demand(identity, "administrator");
  const name = parseOr400(datasetName, params["dataset"]);
  const { aclMode } = await readJson(request, datasetBody, 65_536);
  if (lake.datasetRow(name))
    throw gatewayError(409, "Conflict", `Dataset "${name}" already exists`);
  lake.keepDataset(name, aclMode);
  return json({ datasetName: name, aclMode });
}

async function editDataset({ lake, identity, params, request }: Call): Promise<Response> {
  demand(identity, "administrator");
  const name = params["dataset"] ?? "";
  const { aclMode } = await readJson(request, datasetBody, 65_536);
  if (!lake.datasetRow(name)) throw gatewayError(404, "Not Found", `Dataset "${name}" not found`);
  lake.keepDataset(name, aclMode);
  return json({ datasetName: name, aclMode });
}

/**
 * Returns the permissions that the Studio uses to enable controls. It evaluates the filters with groq-js in the
 * browser. The lake itself enforces permissions with `demand`.
 */
function grants({ role }: Identity) {
  const permissions = {
    anonymous: [],
    viewer: ["read", "history"],
    editor: ["create", "read", "update", "history", "editHistory"],
    administrator: ["create", "read", "update", "history", "editHistory", "manage"],
  }[role];
  return permissions.length === 0 ? [] : [{ filter: '_id in path("**")', permissions }];
}
