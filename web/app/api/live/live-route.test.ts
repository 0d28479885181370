import { expect, test, vi } from "vitest";
import { GET } from "./route.ts";

const full = "198.51.100.66";

vi.mock("../../../content/live/hub.server.ts", () => ({
  liveHub: () => ({ isFull: (client: string) => client === full }),
  positionCode: () => ({ parse: () => null }),
}));

test("[SEC-5] refuses a client that has its share of streams before its tags are parsed", () => {
  const request = (client: string) =>
    new Request("https://site.example/api/live?tags=invalid tag", {
      headers: { "x-forwarded-for": client },
    });
  expect(GET(request(full)).status).toBe(503);
  expect(GET(request("203.0.113.5")).status).toBe(400);
});
