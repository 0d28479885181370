import { expect, test } from "vitest";
import { LaunchError } from "./launch-error.ts";
import { launch } from "./launch.ts";
import { planServices } from "./plan/plan.ts";
import { checkSampleName } from "./sample.ts";

async function check(name: string, settings: Record<string, string> = {}) {
  const planning = planServices(settings);
  if ("problems" in planning) throw new Error(planning.problems.join("\n"));
  return checkSampleName(name, planning.plan);
}

test("[THEME-5] accepts the name of a sample site, and `empty`", async () => {
  await expect(check("nightlight")).resolves.toBeUndefined();
  await expect(check("empty")).resolves.toBeUndefined();
});

test("[THEME-5] rejects an unknown name before anything starts, and lists the names", async () => {
  const start = launch({ env: {}, sample: "daylight" });
  await expect(start).rejects.toThrow(LaunchError);
  await expect(start).rejects.toThrow(/"daylight"\. Choose one of: nightlight,.* empty\.$/);
});

test("[THEME-5] refers to the studio when the content is in a Sanity project", async () => {
  const token = "sk-a-token-of-some-length";
  const hosted = { NEXT_PUBLIC_SANITY_PROJECT_ID: "abcd1234", SANITY_API_READ_TOKEN: token };
  await expect(check("nightlight", hosted)).rejects.toThrow(/“Get started”/);
});
