import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { GET } from "./route.ts";

const studio = "https://studio.example";

beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
  vi.stubEnv("NEXT_PUBLIC_SANITY_STUDIO_URL", `${studio}/nightlight`);
});
afterEach(() => vi.restoreAllMocks());

const ask = (address: string, origin: string | null) =>
  GET(
    new Request(`https://nightlight.example/api/film?${new URLSearchParams({ address })}`, {
      headers: origin === null ? {} : { origin },
    }),
  );

test.each([["https://elsewhere.example"], ["https://nightlight.example"], [null]])(
  "[VID-3] a page of %s may not ask about films",
  async (origin) => {
    const answer = await ask("https://vimeo.com/76979871", origin);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBe(studio);
  },
);

test.each([["https://films.example/1"], ["x".repeat(3_000)], [""]])(
  "[VID-1] what is no film's address is refused, and no host is asked",
  async (address) => {
    const answer = await ask(address, studio);
    expect(answer.status).toBe(400);
  },
);
