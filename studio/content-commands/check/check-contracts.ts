import {
  addressedTypes,
  authSettingsQuery,
  authSettingsShape,
  consentSettingsQuery,
  consentSettingsShape,
  gatedBlocksQuery,
  gatedBlocksShape,
  interfaceTextsByIdQuery,
  interfaceTextsShape,
  localeSettingsQuery,
  localeSettingsShape,
  pageByIdQuery,
  pageShape,
  redirectQuery,
  redirectShape,
  siteSettingsQuery,
  siteSettingsShape,
  themeByIdQuery,
  themeShape,
} from "@marquee/schemas/contract";
import type { SanityClient } from "@sanity/client";
import type * as z from "zod";
import { layerOf, publishedIdOf, type LakeDocument } from "../../content-lake/src/document.ts";
import { checkBlocks, gatesIn } from "./check-blocks.ts";
import { problemsOf, type Problem } from "./problem.ts";

type RunQuery = (query: string, params?: Record<string, unknown>) => Promise<unknown>;
type Check = (document: LakeDocument, runQuery: RunQuery) => Promise<Problem[]>;

const settings =
  (query: string, shape: z.ZodType): Check =>
  async ({ _id: id }, runQuery) => {
    const parsed = shape.safeParse(await runQuery(query));
    return parsed.success ? [] : problemsOf(parsed.error, id);
  };

const page: Check = async ({ _id: id }, runQuery) => {
  const published = publishedIdOf(id);
  const parsed = pageShape.safeParse(await runQuery(pageByIdQuery, { id: published }));
  if (!parsed.success) return problemsOf(parsed.error, id);
  const blocks = parsed.data?.blocks ?? [];
  const gated = gatesIn(blocks, "blocks").map(async ({ key, path }) => {
    const gate = gatedBlocksShape.safeParse(
      await runQuery(gatedBlocksQuery, { id: published, key }),
    );
    if (!gate.success) return problemsOf(gate.error, id, path);
    return checkBlocks(gate.data?.blocks ?? [], id, path);
  });
  return [...checkBlocks(blocks, id, "blocks"), ...(await Promise.all(gated)).flat()];
};

const redirect: Check = async ({ _id: id, from }, runQuery) => {
  const parsed = redirectShape.safeParse(await runQuery(redirectQuery, { from: from ?? null }));
  if (!parsed.success) return problemsOf(parsed.error, id);
  if (parsed.data?._id === publishedIdOf(id)) return [];
  const message = parsed.data
    ? `is already redirected by "${parsed.data._id}"`
    : "is missing, so the redirect has no effect";
  return [{ id, path: "from", message }];
};

const byId =
  (query: string, shape: z.ZodType): Check =>
  async ({ _id: id }, runQuery) => {
    const parsed = shape.safeParse(await runQuery(query, { id: publishedIdOf(id) }));
    return parsed.success ? [] : problemsOf(parsed.error, id);
  };

const checks = new Map<string, Check>([
  ...addressedTypes.map((type) => [type, page] as const),
  ["redirect", redirect],
  ["siteSettings", settings(siteSettingsQuery, siteSettingsShape)],
  ["localeSettings", settings(localeSettingsQuery, localeSettingsShape)],
  ["authSettings", settings(authSettingsQuery, authSettingsShape)],
  ["theme", byId(themeByIdQuery, themeShape)],
  ["interfaceTexts", byId(interfaceTextsByIdQuery, interfaceTextsShape)],
  ["consentSettings", settings(consentSettingsQuery, consentSettingsShape)],
]);

export function hasContract({ _type: type }: LakeDocument): boolean {
  return checks.has(type);
}

/**
 * Reads a document with the site's queries and returns its contract violations. A draft is read in
 * the perspective `drafts`, and a release version in the perspective of its release.
 */
export async function checkContract(
  document: LakeDocument,
  client: SanityClient,
): Promise<Problem[]> {
  const layer = layerOf(document._id);
  const perspective = layer === "published" || layer === "drafts" ? layer : [layer];
  const runQuery: RunQuery = (query, params = {}) =>
    client.fetch<unknown>(query, params, { perspective });
  return (await checks.get(document._type)?.(document, runQuery)) ?? [];
}
