import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubSiteEnv } from "../../../runtime/site-env.fixture.ts";
import { POST } from "./route.ts";

// Tests have no Next.js server, which would provide these functions. The mock has no draft mode and no cookies.
vi.mock("next/headers", () => ({
  draftMode: async () => ({ isEnabled: false }),
  cookies: async () => ({ get: () => undefined, has: () => false }),
}));

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  stubSiteEnv();
  vi.spyOn(console, "info").mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("[SEC-4] a request without draft mode returns 403 and writes one line to the security log", async () => {
  const response = await POST(
    new Request("https://site.example/api/preview-as", {
      method: "POST",
      headers: { "x-forwarded-for": "203.0.113.7" },
      body: new URLSearchParams({ person: "member", to: "/en" }),
    }),
  );
  expect(response.status).toBe(403);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      area: "security",
      event: "previewAs.refused",
      reason: "403",
      client: expect.stringMatching(/^[\w-]{16}$/),
    }),
  ]);
});
