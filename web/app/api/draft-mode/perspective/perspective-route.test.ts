import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubSiteEnv } from "../../../../runtime/site-env.fixture.ts";
import { POST } from "./route.ts";

const set = vi.fn<(cookie: { name: string; value: string }) => void>();
let isDraft = true;
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => undefined, has: () => false, set }),
}));
vi.mock("../../../../editors/draft/draft-mode.server.ts", () => ({
  isDraftMode: async () => isDraft,
}));

beforeEach(() => {
  stubSiteEnv();
  set.mockClear();
  isDraft = true;
  vi.spyOn(console, "info").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const post = async (body: string, headers: Record<string, string> = {}) => {
  const url = "https://site.example/api/draft-mode/perspective";
  return (await POST(new Request(url, { method: "POST", headers, body }))).status;
};

test("[PAGE-6][SEC-4] stores the perspective that the studio displays, in draft mode only", async () => {
  expect(await post("rSpring,drafts")).toBe(204);
  expect(set).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: "sanity-preview-perspective", value: "rSpring,drafts" }),
  );
  isDraft = false;
  expect(await post("drafts")).toBe(403);
  expect(set).toHaveBeenCalledOnce();
});

test.each([
  ["invalid text", "drafts; Domain=evil.example", {}, 400],
  ["too much text", "a".repeat(3_000), {}, 413],
  ["a page of another site", "drafts", { origin: "https://evil.example" }, 403],
])("[SEC-2] sets no cookie for %s", async (_, body, headers, status) => {
  expect(await post(body, headers)).toBe(status);
  expect(set).not.toHaveBeenCalled();
});
