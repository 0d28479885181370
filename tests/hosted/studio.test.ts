// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";

const workspace = z.looseObject({
  projectId: z.string(),
  dataset: z.string(),
  apiHost: z.string().optional(),
  auth: z.unknown().optional(),
  unstable_clientFactory: z.unknown().optional(),
});

afterEach(() => vi.unstubAllEnvs());

/** Returns the studio's configuration in a build with these settings. */
async function studioBuiltWith(env: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { default: config } = await import("../../studio/sanity.config.ts");
  return workspace.parse(config);
}

test("[RUN-2] uses Sanity's own hosts, clients and sign-in when a Sanity project is set", async () => {
  const studio = await studioBuiltWith({
    SANITY_STUDIO_PROJECT_ID: "abc12345",
    SANITY_STUDIO_DATASET: "films",
  });
  expect(studio).toMatchObject({ projectId: "abc12345", dataset: "films" });
  expect(studio.apiHost).toBeUndefined();
  expect(studio.auth).toBeUndefined();
  expect(studio.unstable_clientFactory).toBeUndefined();
});

test("[RUN-2] refuses a lake URL beside a Sanity project and names both", async () => {
  const mixed = {
    SANITY_STUDIO_PROJECT_ID: "abc12345",
    SANITY_STUDIO_LAKE_URL: "http://localhost:3400",
  };
  await expect(studioBuiltWith(mixed)).rejects.toThrow(/SANITY_STUDIO_LAKE_URL.*abc12345/);
});
