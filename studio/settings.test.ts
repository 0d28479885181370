import { expect, test } from "vitest";
import { publicStudioSettings, readStudioSettings } from "./settings.ts";

const project = { SANITY_STUDIO_PROJECT_ID: "abcd1234" };

test("[RUN-2] uses the embedded lake when nothing is set", () => {
  expect(readStudioSettings({ SANITY_STUDIO_PROJECT_ID: "" })).toEqual({
    projectId: "marquee",
    dataset: "production",
    appId: null,
    lakeUrl: "http://localhost:3400",
    previewUrl: "http://localhost:3000",
    tokenSyncOrigins: [],
  });
});

test("[RUN-2] uses no lake when a hosted project is set, and reads the id of a deployed studio", () => {
  const urls = { SANITY_STUDIO_PREVIEW_URL: "https://nightlight.example/" };
  expect(readStudioSettings({ ...project, ...urls, SANITY_STUDIO_APP_ID: "k1x2" })).toMatchObject({
    projectId: "abcd1234",
    appId: "k1x2",
    lakeUrl: null,
    previewUrl: "https://nightlight.example",
  });
});

test.each([
  [
    { ...project, SANITY_STUDIO_LAKE_URL: "http://localhost:3400" },
    'SANITY_STUDIO_LAKE_URL is set together with the hosted project "abcd1234". Remove one of the two.',
  ],
  [
    { ...project, SANITY_STUDIO_APP_ID: "my studio" },
    "must be the id that `sanity deploy` printed",
  ],
  [{ SANITY_STUDIO_PREVIEW_URL: "localhost:3000" }, "must be a URL such as http://localhost:3000"],
  [
    { SANITY_STUDIO_TOKEN_SYNC_ORIGINS: "http://a.example" },
    'holds "http://a.example", which is no origin of a service',
  ],
])("[AUTH-7][RUN-3] rejects the invalid settings %j", (settings, problem) => {
  expect(() => readStudioSettings(settings)).toThrow(problem);
});

test("[SEC-4] gives a page the studio's variables and no others", () => {
  const others = { SANITY_STUDIO_DATASET: "", SANITY_AUTH_TOKEN: "secret", PATH: "/bin" };
  expect(publicStudioSettings({ ...project, ...others })).toEqual(project);
});
