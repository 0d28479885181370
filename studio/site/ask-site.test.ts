import { expect, test } from "vitest";
import { createAskSite } from "./ask-site.ts";

const site = "https://nightlight.example";

function siteThatAccepts(accepted: string) {
  const asked: string[] = [];
  let count = 1;
  const ask = createAskSite(
    site,
    { get: async () => `secret-${count}`, drop: () => void (count += 1) },
    async (input) => {
      asked.push(String(input));
      return new Response(null, { status: String(input).includes(accepted) ? 200 : 401 });
    },
  );
  return { ask, asked };
}

test("[SEC-1] sends the editor's secret with each question", async () => {
  const { ask, asked } = siteThatAccepts("secret-1");
  const answer = await ask({ path: "/api/film", query: { address: "a b" }, timeoutMs: 1_000 });
  expect(answer.status).toBe(200);
  expect(asked).toEqual([`${site}/api/film?address=a+b&secret=secret-1`]);
});

test.each([
  ["secret-2", 200],
  ["none of them", 401],
])("stores a new secret once when the site accepts only %s", async (accepted, status) => {
  const { ask, asked } = siteThatAccepts(accepted);
  expect((await ask({ path: "/api/film", timeoutMs: 1_000 })).status).toBe(status);
  expect(asked).toHaveLength(2);
});
