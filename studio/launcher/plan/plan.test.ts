// cspell:ignore GALERY
import { describe, expect, test } from "vitest";
import { planServices } from "./plan.ts";

const hostedSanity = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: "abcd1234",
  SANITY_API_READ_TOKEN: "sk-a-token-of-some-length",
};
const hostedFirebase = {
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-live",
  NEXT_PUBLIC_FIREBASE_API_KEY: "key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "nightlight.example",
  GOOGLE_APPLICATION_CREDENTIALS: import.meta.filename,
};

const planned = (settings: Record<string, string>) => {
  const planning = planServices(settings);
  return "problems" in planning ? expect.fail(planning.problems.join("\n")) : planning.plan;
};
const problems = (settings: Record<string, string>) => {
  const planning = planServices(settings);
  return "problems" in planning ? planning.problems : [];
};

describe("services of a start", () => {
  test("[RUN-2] embeds both services on the default ports when nothing is set", () => {
    expect(planned({})).toMatchObject({
      sanity: { kind: "embedded", projectId: "marquee", dataset: "production", readToken: null },
      firebase: { kind: "embedded", projectId: "demo-marquee" },
      ports: { site: 3000, studio: 3333, lake: 3400, auth: 9099 },
    });
  });

  const { SANITY_API_READ_TOKEN: token } = hostedSanity;
  const onlyStudio = { SANITY_STUDIO_PROJECT_ID: "abcd1234", SANITY_API_READ_TOKEN: token };
  const ownIds = {
    NEXT_PUBLIC_SANITY_PROJECT_ID: "marquee",
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-marquee",
  };

  test.each([
    ["only a Sanity project id is set", hostedSanity, "hosted abcd1234", "embedded demo-marquee"],
    ["only the studio's project id is set", onlyStudio, "hosted abcd1234", "embedded demo-marquee"],
    ["only Firebase is set", hostedFirebase, "embedded marquee", "hosted nightlight-live"],
    ["their own ids are set", ownIds, "embedded marquee", "embedded demo-marquee"],
  ])("[RUN-2] uses hosted or embedded services when %s", (_, settings, content, signIn) => {
    const { sanity, firebase } = planned(settings);
    expect(`${sanity.kind} ${sanity.projectId}`).toBe(content);
    expect(`${firebase.kind} ${firebase.projectId}`).toBe(signIn);
  });
});

describe("[RUN-3] invalid settings of a start", () => {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, ...withoutAccount } = hostedFirebase;

  test.each<[Record<string, string>, string]>([
    [
      { NEXT_PUBLIC_SANITY_PROJECT_ID: "abcd1234" },
      'SANITY_API_READ_TOKEN is not set, but the Sanity project "abcd1234" requires it. Create a token with the Viewer role at https://sanity.io/manage and put it into web/.env.local.',
    ],
    [
      { SANITY_API_READ_TOKEN: "sk-a-token-of-some-length" },
      "SANITY_API_READ_TOKEN is set without a Sanity project. Set NEXT_PUBLIC_SANITY_PROJECT_ID to use the hosted service, or remove the token to use the embedded lake, which creates its own.",
    ],
    [
      { ...hostedSanity, MARQUEE_LAKE_URL: "http://localhost:3400" },
      'MARQUEE_LAKE_URL is set together with the hosted Sanity project "abcd1234". Remove MARQUEE_LAKE_URL, or remove the project id to use the embedded lake.',
    ],
    [
      { ...hostedSanity, SANITY_STUDIO_PROJECT_ID: "wxyz9876" },
      'NEXT_PUBLIC_SANITY_PROJECT_ID is "abcd1234" but SANITY_STUDIO_PROJECT_ID is "wxyz9876": the site and the studio must use the same one. Set both to the same value.',
    ],
    [
      { ...hostedFirebase, FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" },
      'FIREBASE_AUTH_EMULATOR_HOST is set together with the hosted Firebase project "nightlight-live", but an emulator accepts forged tokens. Remove FIREBASE_AUTH_EMULATOR_HOST, or remove NEXT_PUBLIC_FIREBASE_PROJECT_ID to use the embedded sign-in service.',
    ],
    [
      { ...withoutAccount, FIREBASE_CLIENT_EMAIL: "a@b.example" },
      "FIREBASE_PRIVATE_KEY is not set. A service account requires both FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.",
    ],
    [
      { NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-other" },
      'NEXT_PUBLIC_FIREBASE_PROJECT_ID is "demo-other", but the embedded sign-in service is "demo-marquee". Remove NEXT_PUBLIC_FIREBASE_PROJECT_ID, or set the id of a hosted project.',
    ],
    [
      { MARQUEE_PORT_SITE: "3333" },
      "MARQUEE_PORT_STUDIO and MARQUEE_PORT_SITE are both 3333. Set a different port for each service.",
    ],
    // Only origins may receive tokens.
    [
      { MARQUEE_TOKEN_SYNC_ORIGINS: "https://a.example, https://b.example/path" },
      'MARQUEE_TOKEN_SYNC_ORIGINS holds "https://b.example/path", which is no origin of a service: write https:// and the host alone, such as https://api.example.org, with commas between them.',
    ],
  ])("are rejected: %j", (settings, problem) => {
    expect(problems(settings)).toEqual([problem]);
  });

  test("are reported together, with the site's own invalid settings and a misspelled name", () => {
    const site = { MARQUEE_SITE_URL: "nightlight", SANITY_REVALIDATE_SECRET: "short" };
    expect(problems({ ...site, MARQUEE_BLOCK_GALERY: "1", PORT: "of the shell" })).toEqual([
      "SANITY_REVALIDATE_SECRET must be a random string of at least 16 characters.",
      "MARQUEE_SITE_URL must be a URL such as https://example.org.",
      "MARQUEE_BLOCK_GALERY is not a setting of Marquee: did you mean MARQUEE_BLOCK_GALLERY? Rename or remove it.",
    ]);
    const firebase = { NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-live" };
    expect(problems(firebase)).toEqual([
      expect.stringContaining("NEXT_PUBLIC_FIREBASE_API_KEY is not set"),
      expect.stringContaining("requires a service account"),
    ]);
    const invalid = { NEXT_PUBLIC_SANITY_PROJECT_ID: "Not An Id", MARQUEE_PORT_SITE: "99999" };
    expect(problems({ ...firebase, ...invalid })).toHaveLength(5);
  });

  test("names a token that is too short without printing it", () => {
    const found = problems({ ...hostedSanity, SANITY_API_READ_TOKEN: "s3cr3t" });
    expect(found).toEqual([expect.stringContaining("SANITY_API_READ_TOKEN is too short")]);
    expect(found.join()).not.toContain("s3cr3t");
  });
});

test("[AUTH-7][RUN-3] accepts a list of origins that receive tokens", () => {
  const list = "https://a.example, https://b.example:8443/";
  expect(problems({ MARQUEE_TOKEN_SYNC_ORIGINS: list })).toEqual([]);
});
