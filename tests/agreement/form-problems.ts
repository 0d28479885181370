import { schemaTypes } from "@marquee/schemas/studio";
import { createClient } from "@sanity/client";
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  type SchemaTypeDefinition,
  validateDocument,
} from "sanity";

// The lake's answers to what the rules ask: no twin of the slug, no languages' settings yet.
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
    // A store of its own: the studio's would ask Sanity who is signed in.
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

/** Where the form shows a problem, and in which words. */
export type FormProblem = { level: string; path: (string | number)[]; message: string };

type Segment = string | number | { _key: string } | [unknown, unknown];

function indexOf(list: unknown, key: string): number {
  return Array.isArray(list) ? list.findIndex((entry: unknown) => Object(entry)._key === key) : -1;
}

// The form names entries by key, the site's shapes by place.
function placesOf(path: readonly Segment[], document: unknown): (string | number)[] {
  const places: (string | number)[] = [];
  let here: unknown = document;
  for (const segment of path) {
    const place =
      typeof segment === "object" && "_key" in segment ? indexOf(here, segment._key) : segment;
    if (typeof place === "object") throw new Error("A range is no place of a problem.");
    places.push(place);
    here = Object(here)[place];
  }
  return places;
}

/** Takes fields of a page, gives what Sanity's own validation, run as the studio runs it, says of the page's form. */
export const problemsOfPage = (fields: Record<string, unknown>): Promise<FormProblem[]> =>
  problemsOf({ ...whole, ...fields });

/** The same for the settings document of a type, with these fields and no others. */
export const problemsOfSettings = (
  type: string,
  fields: Record<string, unknown>,
): Promise<FormProblem[]> => problemsOf({ ...whole, _id: type, _type: type, ...fields });

/** Takes forms, gives what {@link problemsOfPage} does in their words. */
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
