import { expect, test } from "vitest";
import { createFetchFromSite } from "./fetch-from-site.ts";

const site = "https://nightlight.example";

function siteThatAccepts(accepted: string) {
  const requests: string[] = [];
  let count = 1;
  const fetchFromSite = createFetchFromSite(
    site,
    { get: async () => `secret-${count}`, drop: () => void (count += 1) },
    async (input) => {
      requests.push(String(input));
      return new Response(null, { status: String(input).includes(accepted) ? 200 : 401 });
    },
  );
  return { fetchFromSite, requests };
}

test("[SEC-1] sends the editor's secret with each request", async () => {
  const { fetchFromSite, requests } = siteThatAccepts("secret-1");
  const response = await fetchFromSite({
    path: "/api/film",
    query: { address: "a b" },
    timeoutMs: 1_000,
  });
  expect(response.status).toBe(200);
  expect(requests).toEqual([`${site}/api/film?address=a+b&secret=secret-1`]);
});

test.each([
  ["secret-2", 200],
  ["none of them", 401],
])("stores a new secret once when the site accepts only %s", async (accepted, status) => {
  const { fetchFromSite, requests } = siteThatAccepts(accepted);
  expect((await fetchFromSite({ path: "/api/film", timeoutMs: 1_000 })).status).toBe(status);
  expect(requests).toHaveLength(2);
});
