import * as z from "zod";
import { drafts, published, type Perspective } from "../../dataset/perspectives.ts";
import { dataError } from "../../lake-error.ts";
import { runQuery } from "../../query/run-query.ts";
import { queriedDataset } from "../dataset-access.ts";
import { parseOr400, readJson } from "../read-body.ts";
import { json, type Call, type Route } from "../route.ts";

const postBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

/** Queries: `GET` with everything in the address, `POST` where that would be too long. */
export const queryRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/data/query/:dataset",
    handle: (call) => answer(call, fromAddress(call.url)),
  },
  {
    method: "POST",
    path: "/data/query/:dataset",
    handle: async (call) => {
      // Refuse before reading: a stranger's body is of no interest.
      queriedDataset(call, published);
      return answer(call, await readJson(call.request, postBody));
    },
  },
];

async function answer(call: Call, { query, params }: z.infer<typeof postBody>): Promise<Response> {
  const { lake, identity, url } = call;
  const started = performance.now();
  const { dataset, perspective } = queriedDataset(call, perspectiveOf(call));
  const { result, keys, readsClock } = await runQuery(query, params, {
    view: dataset.perspectives.view(perspective),
    search: (text) => dataset.search(text),
    identity: identity.id,
    now: lake.now(),
    projectId: lake.projectId,
    dataset: dataset.name,
  });
  const answered = json({
    ...(url.searchParams.get("returnQuery") === "false" ? {} : { query }),
    result,
    syncTags: lake.tagsOf(dataset.name, keys),
    ms: Math.round(performance.now() - started),
  });
  if (!readsClock) answered.lastsUntil = identity.endsAt ?? Infinity;
  return answered;
}

/** `query` and every `$name`, whose value is JSON. Throws a 400 where it isn't. */
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

/** The perspective of a request; the default changed with version 2025-02-19. */
function perspectiveOf({ url, apiVersion }: Pick<Call, "url" | "apiVersion">): Perspective {
  const asked = url.searchParams.get("perspective");
  if (asked === null) return apiVersion === "X" || apiVersion >= "2025-02-19" ? published : "raw";
  if (asked === "raw") return "raw";
  if (asked === "published") return published;
  if (asked === "drafts" || asked === "previewDrafts") return drafts;
  const layers = asked
    .replaceAll(/[[\]"\s]/g, "")
    .split(",")
    .filter((layer) => layer !== "published");
  if (layers.includes("raw") || layers.some((layer) => !/^[\w-]+$/.test(layer))) {
    throw dataError(400, "invalidPerspectiveError", `"${asked}" is not a perspective`);
  }
  return layers;
}
