import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";
import { policyHosts } from "./policy-hosts.ts";

test("allows Google's hosts for hosted Firebase, and only the embedded service otherwise", () => {
  const hosted = policyHosts({ NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "id.nightlight.test" });
  expect(hosted.connect).toContain("https://identitytoolkit.googleapis.com");
  expect(hosted.frames).toContain("https://id.nightlight.test");
  const embedded = policyHosts({
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "localhost:9099",
    NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
  });
  expect(embedded.connect).toContain("http://localhost:9099");
  expect(embedded.frames).toContain("http://localhost:9099");
  expect(embedded.connect.join()).not.toContain("googleapis");
});

test("adds valid hosts of tags and of the token service from the settings, and ignores invalid values", () => {
  const { connect, frames } = policyHosts({
    MARQUEE_TAG_HOSTS:
      "https://*.hotjar.test, https://px.test/path, 'unsafe-inline', https://a;script-src, *",
    MARQUEE_TOKEN_SYNC_ORIGINS: "https://members.test",
  });
  const added = ["https://*.hotjar.test", "https://px.test", "https://members.test"];
  expect(connect).toEqual(expect.arrayContaining(added));
  expect(frames).toContain("https://*.hotjar.test");
  expect([...connect, ...frames].join(" ")).not.toMatch(/unsafe|;|script-src/);
});

test("[SEC-4] allows no unlisted inline script, no script host, and only the studio as a frame's parent", () => {
  const hosts = policyHosts({ NEXT_PUBLIC_SANITY_STUDIO_URL: "https://studio.test/desk" });
  const policy = contentPolicy(hosts, ["'sha256-a'"]);
  expect(policy).toContain("script-src 'sha256-a' 'strict-dynamic';");
  expect(policy).toContain("frame-ancestors 'self' https://studio.test");
  expect(policy).toContain("base-uri 'none'");
  expect(contentPolicy(hosts, [])).toContain("script-src 'none';");
});

test("upgrades insecure requests on https", () => {
  const policyOf = (site: string) => contentPolicy(policyHosts({ MARQUEE_SITE_URL: site }), []);
  expect(policyOf("https://nightlight.test")).toContain("upgrade-insecure-requests");
  expect(policyOf("http://localhost:3000")).not.toContain("upgrade-insecure-requests");
});
