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

function planned(settings: Record<string, string>) {
  const planning = planServices(settings);
  if ("problems" in planning) throw new Error(planning.problems.join("\n"));
  return planning.plan;
}

function problems(settings: Record<string, string>): string[] {
  const planning = planServices(settings);
  return "problems" in planning ? planning.problems : [];
}

describe("validation before anything starts", () => {
  test("[RUN-3] reports the site's own invalid settings and a misspelled name", () => {
    expect(
      problems({
        MARQUEE_SITE_URL: "nightlight",
        SANITY_REVALIDATE_SECRET: "short",
        MARQUEE_BLOCK_GALERY: "1",
        PORT: "of the shell",
      }),
    ).toEqual([
      "SANITY_REVALIDATE_SECRET must be a random string of at least 16 characters.",
      "MARQUEE_SITE_URL must be a URL such as https://example.org.",
      "MARQUEE_BLOCK_GALERY is not a setting of Marquee: did you mean MARQUEE_BLOCK_GALLERY? Rename or remove it.",
    ]);
  });
});

describe("services of a start", () => {
  test("[RUN-2] embeds both services on the default ports when nothing is set", () => {
    expect(planned({})).toMatchObject({
      sanity: { kind: "embedded", projectId: "marquee", dataset: "production", readToken: null },
      firebase: { kind: "embedded", projectId: "demo-marquee" },
      ports: { site: 3000, studio: 3333, lake: 3400, auth: 9099 },
    });
  });

  test("[RUN-2] uses hosted content and embedded sign-in when only a Sanity project id is set", () => {
    const plan = planned(hostedSanity);
    expect(plan.sanity).toMatchObject({ kind: "hosted", projectId: "abcd1234" });
    expect(plan.firebase.kind).toBe("embedded");
  });

  test("[RUN-2] uses hosted sign-in and embedded content when only a Firebase project id is set", () => {
    const plan = planned(hostedFirebase);
    expect(plan.firebase).toEqual({ kind: "hosted", projectId: "nightlight-live" });
    expect(plan.sanity.kind).toBe("embedded");
  });

  test("[RUN-2] uses the embedded services when their own ids are set", () => {
    const plan = planned({
      NEXT_PUBLIC_SANITY_PROJECT_ID: "marquee",
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-marquee",
    });
    expect([plan.sanity.kind, plan.firebase.kind]).toEqual(["embedded", "embedded"]);
  });

  test("[RUN-2] uses the studio's project id for the site when it is the only one", () => {
    const plan = planned({
      SANITY_STUDIO_PROJECT_ID: "abcd1234",
      SANITY_API_READ_TOKEN: hostedSanity.SANITY_API_READ_TOKEN,
    });
    expect(plan.sanity).toMatchObject({ kind: "hosted", projectId: "abcd1234" });
  });
});

describe("[RUN-3] invalid settings of a start", () => {
  test("rejects a hosted Sanity project without a token", () => {
    expect(problems({ NEXT_PUBLIC_SANITY_PROJECT_ID: "abcd1234" })).toEqual([
      'SANITY_API_READ_TOKEN is not set, but the Sanity project "abcd1234" requires it. Create a token with the Viewer role at https://sanity.io/manage and put it into web/.env.local.',
    ]);
  });

  test("rejects a token without a project", () => {
    expect(problems({ SANITY_API_READ_TOKEN: "sk-a-token-of-some-length" })).toEqual([
      "SANITY_API_READ_TOKEN is set without a Sanity project. Set NEXT_PUBLIC_SANITY_PROJECT_ID to use the hosted service, or remove the token to use the embedded lake, which creates its own.",
    ]);
  });

  test("rejects a lake URL together with a hosted project", () => {
    expect(problems({ ...hostedSanity, MARQUEE_LAKE_URL: "http://localhost:3400" })).toEqual([
      'MARQUEE_LAKE_URL is set together with the hosted Sanity project "abcd1234". Remove MARQUEE_LAKE_URL, or remove the project id to use the embedded lake.',
    ]);
  });

  test("rejects different projects for the site and the studio", () => {
    expect(problems({ ...hostedSanity, SANITY_STUDIO_PROJECT_ID: "wxyz9876" })).toEqual([
      'NEXT_PUBLIC_SANITY_PROJECT_ID is "abcd1234" but SANITY_STUDIO_PROJECT_ID is "wxyz9876": the site and the studio must use the same one. Set both to the same value.',
    ]);
  });

  test("rejects an emulator together with a hosted Firebase project", () => {
    expect(problems({ ...hostedFirebase, FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" })).toEqual([
      'FIREBASE_AUTH_EMULATOR_HOST is set together with the hosted Firebase project "nightlight-live", but an emulator accepts forged tokens. Remove FIREBASE_AUTH_EMULATOR_HOST, or remove NEXT_PUBLIC_FIREBASE_PROJECT_ID to use the embedded sign-in service.',
    ]);
  });

  test("reports the missing key and the missing service account of a hosted Firebase project together", () => {
    expect(problems({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-live" })).toEqual([
      expect.stringContaining("NEXT_PUBLIC_FIREBASE_API_KEY is not set"),
      expect.stringContaining("requires a service account"),
    ]);
  });

  test("rejects an incomplete service account", () => {
    const { GOOGLE_APPLICATION_CREDENTIALS: _, ...rest } = hostedFirebase;
    expect(problems({ ...rest, FIREBASE_CLIENT_EMAIL: "a@b.example" })).toEqual([
      "FIREBASE_PRIVATE_KEY is not set. A service account requires both FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.",
    ]);
  });

  test("rejects a demo project other than the embedded one", () => {
    expect(problems({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-other" })).toEqual([
      'NEXT_PUBLIC_FIREBASE_PROJECT_ID is "demo-other", but the embedded sign-in service is "demo-marquee". Remove NEXT_PUBLIC_FIREBASE_PROJECT_ID, or set the id of a hosted project.',
    ]);
  });

  test("lists problems of every kind together", () => {
    const found = problems({
      NEXT_PUBLIC_SANITY_PROJECT_ID: "Not An Id",
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-live",
      MARQUEE_PORT_SITE: "99999",
    });
    expect(found).toHaveLength(5);
  });

  test("names a token that is too short without printing it", () => {
    const found = problems({ ...hostedSanity, SANITY_API_READ_TOKEN: "s3cr3t" });
    expect(found).toEqual([expect.stringContaining("SANITY_API_READ_TOKEN is too short")]);
    expect(found.join()).not.toContain("s3cr3t");
  });

  test("rejects two services on one port", () => {
    expect(problems({ MARQUEE_PORT_SITE: "3333" })).toEqual([
      "MARQUEE_PORT_STUDIO and MARQUEE_PORT_SITE are both 3333. Set a different port for each service.",
    ]);
  });
});

test("[AUTH-7][RUN-3] accepts only origins in the list of services that receive tokens", () => {
  expect(
    problems({ MARQUEE_TOKEN_SYNC_ORIGINS: "https://a.example, https://b.example/path" }),
  ).toEqual([
    'MARQUEE_TOKEN_SYNC_ORIGINS holds "https://b.example/path", which is no origin of a service: write https:// and the host alone, such as https://api.example.org, with commas between them.',
  ]);
  expect(
    problems({ MARQUEE_TOKEN_SYNC_ORIGINS: "https://a.example, https://b.example:8443/" }),
  ).toEqual([]);
});
