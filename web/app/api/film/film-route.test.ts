import { afterAll, beforeAll, expect, test } from "vitest";
import {
  editorsSecret,
  openContentDouble,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";
import { GET } from "./route.ts";

let content: Awaited<ReturnType<typeof openContentDouble>>;
beforeAll(async () => {
  content = await openContentDouble();
});
afterAll(() => content.close());

test("[SEC-1] returns 401 for a question about a video when no secret proves an editor", async () => {
  const address = "https://vimeo.com/76979871";
  expect((await GET(studioRequest("/api/film", { address }))).status).toBe(401);
});

test.each([["https://films.example/1"], ["x".repeat(3_000)], [""]])(
  "[VID-1] returns 400 for a URL that is not a supported video",
  async (address) => {
    const answer = await GET(studioRequest("/api/film", { address, secret: editorsSecret }));
    expect(answer.status).toBe(400);
  },
);
