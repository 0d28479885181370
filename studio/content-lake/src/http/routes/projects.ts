import * as z from "zod";
import { gatewayError } from "../../lake-error.ts";
import type { DatasetRow } from "../../store/store.ts";
import { accessTo, kindOf, openDataset } from "../dataset-access.ts";
import { requireManager, requireReader, isReader, refusal, roleOf } from "../identity.ts";
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

/** The lake has exactly one project. */
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
  const people = isReader(identity, lake) ? lake.people.present() : [];
  const members = people.map((person) => ({
    id: person.id,
    isCurrentUser: person.id === identity.id,
    isRobot: false,
    role: person.role,
    roles: [roleOf(person.role, lake)],
  }));
  return {
    id,
    displayName: "Content lake",
    members,
    features: [],
    organizationId: null,
    metadata: {},
  };
}

/** To find a dataset's add-on dataset, the Studio sends `datasetProfile=comments` and `addonFor`. */
export function datasets({ lake, identity, url }: Call): Response {
  requireReader(identity, lake);
  const datasetProfile = url.searchParams.get("datasetProfile");
  const addonFor = url.searchParams.get("addonFor");
  const mayRead = ({ addonFor, submissionsFor }: DatasetRow) => {
    const kind = kindOf({ isAddOn: !!addonFor, hasSubmissions: !!submissionsFor });
    return lake.roles.accessOf(identity, kind).maySome("read");
  };
  const found = lake.store
    .datasets()
    .filter((row) => mayRead(row))
    .filter(
      (row) =>
        datasetProfile === null || datasetProfile === (row.addonFor ? commentsProfile : undefined),
    )
    .filter((row) => addonFor === null || addonFor === row.addonFor);
  return json(found.map(describeDataset));
}

const commentsProfile = "comments";

function describeDataset({ name, aclMode, createdAt, addonFor }: DatasetRow) {
  const addOnFields = addonFor === undefined ? {} : { addonFor, datasetProfile: commentsProfile };
  return { name, aclMode, createdAt, ...addOnFields };
}

/** The Studio calls this endpoint before it stores the first comment or task. */
export async function setUpComments(call: Call): Promise<Response> {
  const { dataset } = openDataset(call, "read");
  const { identity, lake } = call;
  if (!lake.roles.accessOf(identity, "comments").maySome("create")) {
    throw refusal(identity, "may not write comments");
  }
  if (dataset.isAddOn) {
    const message = `"${dataset.name}" is an add-on dataset, so it can't have comments. Use the dataset that it belongs to`;
    throw gatewayError(400, "Bad Request", message);
  }
  await lake.store.whenWritable();
  return json({ datasetName: lake.ensureAddOn(dataset.name) });
}

export async function createDataset(call: Call): Promise<Response> {
  const { lake, identity, params } = call;
  requireManager(identity, lake);
  const name = parseOr400(datasetName, params["dataset"]);
  const { aclMode } = await readJson(call, datasetBody, 65_536);
  await lake.store.whenWritable();
  if (lake.datasetRow(name))
    throw gatewayError(409, "Conflict", `Dataset "${name}" already exists`);
  lake.upsertDataset(name, aclMode);
  return json({ datasetName: name, aclMode });
}

export async function editDataset(call: Call): Promise<Response> {
  const { lake, identity, params } = call;
  requireManager(identity, lake);
  const name = params["dataset"] ?? "";
  const { aclMode } = await readJson(call, datasetBody, 65_536);
  await lake.store.whenWritable();
  const row = lake.datasetRow(name);
  if (!row) throw gatewayError(404, "Not Found", `Dataset "${name}" not found`);
  if (row.addonFor !== undefined && aclMode === "public") {
    const message = `"${name}" contains the comments and tasks of "${row.addonFor}", so it can't be public`;
    throw gatewayError(400, "Bad Request", message);
  }
  if (row.submissionsFor !== undefined && aclMode === "public") {
    const message = `"${name}" contains the submissions of "${row.submissionsFor}", so it can't be public`;
    throw gatewayError(400, "Bad Request", message);
  }
  lake.upsertDataset(name, aclMode);
  return json({ datasetName: name, aclMode });
}

export function grants({ identity, lake, params }: Call): Response {
  const dataset = lake.dataset(params["dataset"] ?? "");
  return json(dataset ? accessTo(dataset, identity, lake).grants : []);
}
