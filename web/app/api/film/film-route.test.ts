import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import {
  editorsSecret,
  openContentDouble,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";
import { GET } from "./route.ts";

const content = await openContentDouble();
afterAll(() => content.close());
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Makes every https request throw. Returns the spy that counts the requests. */
function forbidRequests() {
  const spy = vi.spyOn(https, "request").mockImplementation(() => {
    throw new Error("A test must not request a host.");
  });
  syncBuiltinESMExports();
  return spy;
}

test.each([["https://films.example/1"], ["x".repeat(3_000)], [""]])(
  "[VID-1] returns 400 and requests no host for a URL that is not a supported video",
  async (address) => {
    const asked = forbidRequests();
    const answer = await GET(studioRequest("/api/film", { address, secret: editorsSecret }));
    expect(answer.status).toBe(400);
    expect(asked).not.toHaveBeenCalled();
  },
);

test("[VID-2] requests the video's host for a supported URL", async () => {
  const asked = forbidRequests();
  const address = "https://vimeo.com/76979871";
  await GET(studioRequest("/api/film", { address, secret: editorsSecret }));
  expect(String(asked.mock.calls[0]?.[0])).toContain("https://vimeo.com/api/oembed.json");
});
