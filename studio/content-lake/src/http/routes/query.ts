import * as z from "zod";
import { overlay, type WatchedDocuments } from "../../dataset/view.ts";
import type { LakeDocument } from "../../document.ts";
import type { Lake } from "../../lake.ts";
import { drafts, published, type Perspective } from "../../dataset/perspectives.ts";
import { dataError } from "../../lake-error.ts";
import { runQuery } from "../../query/run-query.ts";
import type { ItemSelector } from "../../query/source-map/json-path.ts";
import { allowCaching } from "../response-cache.ts";
import { openDataset } from "../dataset-access.ts";
import { isReader } from "../identity.ts";
import { parseOr400, readJson } from "../read-body.ts";
import type { Call } from "../call.ts";
import { jsonText } from "../json.ts";

const postBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

export const byUrl = (call: Call) => respond(call, fromAddress(call.url));

/** Clients send a query in the body if the URL would be too long. */
export async function byBody(call: Call): Promise<Response> {
  // Checks access before it reads the body, so that unauthorized callers can't make the lake parse it.
  openDataset(call, "read");
  return respond(call, await readJson(call, postBody));
}

async function respond(call: Call, { query, params }: z.infer<typeof postBody>): Promise<Response> {
  const { lake, identity, url, caller } = call;
  const startedAt = performance.now();
  const { dataset, access } = openDataset(call, "read");
  const stored = access.documentsOf(dataset).view(perspectiveOf(call));
  const { json, keys, readsClock, sourceMap } = await runQuery(query, params, {
    view: isReader(identity, lake) ? withGroups(stored, query, lake) : stored,
    search: (text) => dataset.search(text),
    identity: identity.id,
    now: lake.now(),
    projectId: lake.projectId,
    dataset: dataset.name,
    pool: lake.results,
    queue: lake.longQueries,
    shares: lake.shares,
    caller,
    sourceMap: selectorOf(url),
  });
  const echoedQuery =
    url.searchParams.get("returnQuery") === "false" ? "" : `"query":${JSON.stringify(query)},`;
  const syncTags = JSON.stringify(lake.tagsOf(dataset.name, keys));
  const origins = sourceMap === undefined ? "" : `,"resultSourceMap":${sourceMap}`;
  const ms = Math.round(performance.now() - startedAt);
  const response = jsonText(
    `{${echoedQuery}"result":${json}${origins},"syncTags":${syncTags},"ms":${ms}}`,
  );
  if (!readsClock) allowCaching(response, identity.endsAt ?? Infinity);
  return response;
}

function selectorOf({ searchParams }: URL): ItemSelector | undefined {
  const requested = searchParams.get("resultSourceMap") ?? "false";
  if (requested === "false") return undefined;
  if (requested === "true") return "index";
  if (requested === "withKeyArraySelector") return "key";
  const description = `"${requested}" is not a valid resultSourceMap. Use true, false or withKeyArraySelector`;
  throw dataError(400, "invalidParameterError", description);
}

export function fromAddress({ searchParams }: URL): z.infer<typeof postBody> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of searchParams) {
    if (!name.startsWith("$")) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw dataError(
        400,
        "invalidParameterError",
        `The query parameter ${name} is not JSON: ${value.slice(0, 100)}`,
      );
    }
  }
  return parseOr400(postBody, { query: searchParams.get("query") ?? undefined, params });
}

/** The default is `published` since API version 2025-02-19, and `raw` in older versions. */
function perspectiveOf({ url, apiVersion }: Pick<Call, "url" | "apiVersion">): Perspective {
  const requested = url.searchParams.get("perspective");
  if (requested === null)
    return apiVersion === "X" || apiVersion >= "2025-02-19" ? published : "raw";
  if (requested === "raw") return "raw";
  if (requested === "published") return published;
  if (requested === "drafts" || requested === "previewDrafts") return drafts;
  const layers = requested
    .replaceAll(/[[\]"\s]/g, "")
    .split(",")
    .filter((layer) => layer !== "published");
  if (layers.includes("raw") || layers.some((layer) => !/^[\w-]+$/.test(layer))) {
    throw dataError(
      400,
      "invalidPerspectiveError",
      `"${requested}" is not a valid perspective. Use raw, published, drafts or a list of releases`,
    );
  }
  return layers;
}

const groupType = "system.group";

/**
 * Adds a group for each role that people can have, if the query names the type `system.group`. The Studio finds out with
 * them whom an editor may mention and assign. Computed for each query, they always match the people who may sign in.
 */
function withGroups(view: WatchedDocuments, query: string, lake: Lake): WatchedDocuments {
  return query.includes(groupType) ? overlay(view, groupsOf(lake)) : view;
}

function groupsOf({ people, roles }: Lake): LakeDocument[] {
  const present = people.present();
  const assignable = roles.all().filter(({ holders }) => holders === "people and tokens");
  return assignable.map(({ name: role }) => {
    const members = present.filter((person) => person.role === role);
    const times = members.map(({ createdAt }) => createdAt).toSorted();
    return {
      _id: `_.groups.${role}`,
      _type: groupType,
      _rev: role,
      _createdAt: times.at(0) ?? new Date(0).toISOString(),
      _updatedAt: times.at(-1) ?? new Date(0).toISOString(),
      grants: roles.accessOf({ id: "", role, kind: "person" }, "content").grants,
      members: members.map(({ id }) => id),
    };
  });
}
