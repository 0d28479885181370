// @module-tag all
// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";

test("[RUN-2] uses Sanity's own hosts, clients and sign-in when a Sanity project is set", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SANITY_STUDIO_PROJECT_ID", "abc12345");
  vi.stubEnv("SANITY_STUDIO_DATASET", "films");
  const { default: config } = await import("../../studio/sanity.config.ts");
  expect(config).toMatchObject({ projectId: "abc12345", dataset: "films" });
  for (const own of ["apiHost", "auth", "unstable_clientFactory"])
    expect(Reflect.get(config, own)).toBeUndefined();
});
