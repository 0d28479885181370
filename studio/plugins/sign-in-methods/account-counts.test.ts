import { createClient } from "@sanity/client";
import { expect, test, vi } from "vitest";
import type { FetchFromSite } from "../../site/fetch-from-site.ts";
import { createAccountCounter } from "./account-counts.ts";

const client = createClient({ projectId: "marquee", dataset: "d", apiVersion: "1", useCdn: false });

const setUp = (body: unknown) => {
  let time = 0;
  const fetchFromSite = vi.fn<FetchFromSite>(async () => Response.json(body));
  const now = () => time;
  const count = createAccountCounter(() => fetchFromSite, now);
  return { fetchFromSite, count, pass: (milliseconds: number) => void (time += milliseconds) };
};

test("[AUTH-1] asks the site once a minute how many accounts use a method", async () => {
  const methods = { phone: { users: 3, only: 1 } };
  const { fetchFromSite, count, pass } = setUp({ state: "counted", methods, isComplete: true });
  expect(await count("phone", client)).toEqual({ users: 3, only: 1, isComplete: true });
  expect(await count("google", client)).toEqual({ users: 0, only: 0, isComplete: true });
  expect(fetchFromSite).toHaveBeenCalledTimes(1);
  pass(61_000);
  await count("phone", client);
  expect(fetchFromSite).toHaveBeenCalledTimes(2);
});

test.each([
  ["the sign-in service can't count", { state: "unknown" }],
  ["the site refuses", { error: "Only editors may ask." }],
])("[AUTH-1] knows no number if %s", async (_, body) => {
  const { fetchFromSite, count } = setUp(body);
  expect(await count("phone", client)).toBeNull();
  // A form waits for the number.
  expect(fetchFromSite.mock.lastCall?.[0].timeoutMs).toBeLessThanOrEqual(5_000);
});
