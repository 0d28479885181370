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

test("[VID-1][VID-2] requests the video's host for a supported URL, and none for another one", async () => {
  const asked = forbidRequests();
  const ask = (address: string) =>
    GET(studioRequest("/api/film", { address, secret: editorsSecret }));
  for (const address of ["https://films.example/1", "x".repeat(3_000), ""])
    expect((await ask(address)).status).toBe(400);
  expect(asked).not.toHaveBeenCalled();
  await ask("https://vimeo.com/76979871");
  expect(String(asked.mock.calls[0]?.[0])).toContain("https://vimeo.com/api/oembed.json");
});
