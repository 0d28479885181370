import { expect, test } from "vitest";
import { createAskSite } from "./ask-site.ts";

const site = "https://nightlight.example";

/**
 * Returns `ask`, which sends a request to a site that accepts only the secret `accepted`, and
 * `asked`, the requested URLs. The studio's secrets are `secret-1`, `secret-2` and so on.
 */
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

test("stores a new secret once when the site rejects the current one", async () => {
  const { ask, asked } = siteThatAccepts("secret-2");
  expect((await ask({ path: "/api/film", timeoutMs: 1_000 })).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test("returns the rejection when the site rejects the new secret too", async () => {
  const { ask, asked } = siteThatAccepts("none of them");
  expect((await ask({ path: "/api/film", timeoutMs: 1_000 })).status).toBe(401);
  expect(asked).toHaveLength(2);
});
