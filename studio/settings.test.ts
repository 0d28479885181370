import { expect, test } from "vitest";
import { publicStudioSettings, readStudioSettings } from "./settings.ts";

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

test("[RUN-2] uses no lake when a hosted project is set", () => {
  const settings = readStudioSettings({
    SANITY_STUDIO_PROJECT_ID: "abcd1234",
    SANITY_STUDIO_PREVIEW_URL: "https://nightlight.example/",
  });
  expect(settings).toMatchObject({
    projectId: "abcd1234",
    lakeUrl: null,
    previewUrl: "https://nightlight.example",
  });
});

test("[RUN-3] rejects a lake together with a hosted project", () => {
  expect(() =>
    readStudioSettings({
      SANITY_STUDIO_PROJECT_ID: "abcd1234",
      SANITY_STUDIO_LAKE_URL: "http://localhost:3400",
    }),
  ).toThrow(
    'SANITY_STUDIO_LAKE_URL is set together with the hosted project "abcd1234". Remove one of the two.',
  );
});

test("[RUN-2] reads the id of a deployed studio, and rejects what is none", () => {
  const project = { SANITY_STUDIO_PROJECT_ID: "abcd1234" };
  expect(readStudioSettings({ ...project, SANITY_STUDIO_APP_ID: "k1x2" }).appId).toBe("k1x2");
  expect(() => readStudioSettings({ ...project, SANITY_STUDIO_APP_ID: "my studio" })).toThrow(
    "must be the id that `sanity deploy` printed",
  );
});

test("[RUN-3] reports an invalid URL", () => {
  expect(() => readStudioSettings({ SANITY_STUDIO_PREVIEW_URL: "localhost:3000" })).toThrow(
    "must be a URL such as http://localhost:3000",
  );
});

test("[AUTH-7][RUN-3] rejects a list of services that contains anything but https origins", () => {
  expect(() =>
    readStudioSettings({ SANITY_STUDIO_TOKEN_SYNC_ORIGINS: "http://a.example" }),
  ).toThrow('holds "http://a.example", which is no origin of a service');
});

test("[SEC-4] gives a page the studio's variables and no others", () => {
  const project = { SANITY_STUDIO_PROJECT_ID: "abcd1234" };
  const others = { SANITY_STUDIO_DATASET: "", SANITY_AUTH_TOKEN: "secret", PATH: "/bin" };
  expect(publicStudioSettings({ ...project, ...others })).toEqual(project);
});
