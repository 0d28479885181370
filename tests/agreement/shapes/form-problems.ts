import { schemaTypes } from "@marquee/schemas/studio";
import { createClient } from "@sanity/client";
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  type SchemaTypeDefinition,
  validateDocument,
} from "sanity";

// Returns a client that responds with null to each query of the validation rules. Slugs therefore count as unique, and
// there are no locale settings.
function offlineClient() {
  const client = createClient({
    projectId: "offline",
    dataset: "none",
    apiVersion: "2025-02-19",
    useCdn: false,
  });
  return Object.assign(client, { fetch: async () => null, withConfig: () => client });
}

const workspaceOf = (types: readonly SchemaTypeDefinition[]) =>
  createWorkspaceFromConfig({
    projectId: "offline",
    dataset: "none",
    // A mock, because the default auth store would query Sanity for the current user.
    auth: createMockAuthStore({ client: offlineClient(), currentUser: null }),
    schema: { types: [...types] },
  });
type Workspace = Awaited<ReturnType<typeof workspaceOf>>;

const english = await workspaceOf(schemaTypes);

const day = "2026-01-01T00:00:00Z";
const whole = {
  _id: "drafts.page",
  _type: "page",
  _createdAt: day,
  _updatedAt: day,
  _rev: "1",
  language: "en",
  title: "A page",
  slug: { _type: "slug", current: "a-page" },
};

export type FormProblem = { level: string; path: (string | number)[]; message: string };

type Segment = string | number | { _key: string } | [unknown, unknown];

function indexOf(list: unknown, key: string): number {
  return Array.isArray(list) ? list.findIndex((entry: unknown) => Object(entry)._key === key) : -1;
}

// Replaces the keys of list entries in a path with indexes. Sanity's validation identifies list entries by key, the
// site by index.
function placesOf(path: readonly Segment[], document: unknown): (string | number)[] {
  const places: (string | number)[] = [];
  let here: unknown = document;
  for (const segment of path) {
    const place =
      typeof segment === "object" && "_key" in segment ? indexOf(here, segment._key) : segment;
    if (typeof place === "object")
      throw new Error("The path of a problem must not contain a range.");
    places.push(place);
    here = Object(here)[place];
  }
  return places;
}

export const problemsOfPage = (fields: Record<string, unknown>): Promise<FormProblem[]> =>
  problemsOf({ ...whole, ...fields });

export const problemsOfSettings = (
  type: string,
  fields: Record<string, unknown>,
): Promise<FormProblem[]> => problemsOf({ ...whole, _id: type, _type: type, ...fields });

export async function problemsInForms(types: readonly SchemaTypeDefinition[]) {
  const workspace = await workspaceOf(types);
  return (fields: Record<string, unknown>) => problemsOf({ ...whole, ...fields }, workspace);
}

async function problemsOf(
  document: typeof whole,
  workspace: Workspace = english,
): Promise<FormProblem[]> {
  const markers = await validateDocument({
    document,
    workspace,
    getClient: offlineClient,
    getDocumentExists: async () => true,
    environment: "studio",
  });
  return markers.map(({ level, path, message }) => ({
    level,
    path: placesOf(path, document),
    message,
  }));
}
