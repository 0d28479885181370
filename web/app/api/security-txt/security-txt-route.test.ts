import { expect, test, vi } from "vitest";
import { stubSiteEnv } from "../../../runtime/site-env.fixture.ts";

stubSiteEnv();
vi.stubEnv("MARQUEE_SITE_URL", "https://nightlight.test");
vi.stubEnv("MARQUEE_SECURITY_CONTACT", "mailto:security@nightlight.test");

const { GET } = await import("./route.ts");

test("[SEC-4] security.txt names the contact of the settings, and expires within a year", async () => {
  const response = GET();
  const lines = (await response.text()).trim().split("\n");
  const [, expires = ""] = /^Expires: (.+)$/.exec(lines[1] ?? "") ?? [];
  expect(Date.parse(expires) - Date.now()).toBeLessThan(365 * 86_400_000);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(lines.toSpliced(1, 1)).toEqual([
    "Contact: mailto:security@nightlight.test",
    "Canonical: https://nightlight.test/.well-known/security.txt",
  ]);
});
