import "server-only";
import { LRUCache } from "lru-cache";
import { contentClient } from "../../content/service/client.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";

/** Time in ms for which the members of the project are cached. */
const CACHED_FOR = 10_000;

const refusals = [401, 403, 404];

async function fetchProject(id: string): Promise<{ project: unknown }> {
  try {
    return { project: await contentClient().request({ uri: `/projects/${id}` }) };
  } catch (error) {
    if (!refusals.includes(Number(Object(error).statusCode))) throw error;
    log.warn(
      "preview: SANITY_API_READ_TOKEN may not read the project's members, so an editor who loses their rights can preview for up to an hour more. Use a token with the Viewer role.",
    );
    return { project: null };
  }
}

const projects = new LRUCache<string, { project: unknown }>({
  max: 4,
  ttl: CACHED_FOR,
  fetchMethod: fetchProject,
});

/** Reads the project with its members, at most once in ten seconds; null when the token may not read it. */
export async function readProject(): Promise<unknown> {
  return (await projects.forceFetch(serverEnv().sanity.projectId)).project;
}
