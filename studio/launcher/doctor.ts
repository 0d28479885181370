import { join } from "node:path";
import { type Check, tableOf } from "./doctor/check.ts";
import { contentChecks } from "./doctor/content-checks.ts";
import { readDeployment } from "./doctor/deployment.ts";
import { signInChecks } from "./doctor/sign-in-checks.ts";
import { siteChecks } from "./doctor/site-checks.ts";
import { readSettings, withOrigins } from "./plan/environment.ts";

const { values, origins } = readSettings(join(import.meta.dirname, "../.."), process.env);
const deployment = readDeployment(values);

if ("problems" in deployment) {
  console.error("The doctor needs the deployment's settings:");
  for (const problem of deployment.problems) console.error(`  ${withOrigins(problem, origins)}`);
  process.exitCode = 1;
} else {
  const checks: Check[] = [
    ...contentChecks(deployment, fetch),
    ...siteChecks(deployment, { send: fetch, now: Date.now }),
    ...signInChecks(deployment, fetch),
  ];
  const found = await Promise.all(
    checks.map(async ({ name, run }) => ({ name, outcome: await run() })),
  );
  const faults = found.filter(({ outcome }) => outcome.status === "bad").length;
  console.log(`${deployment.site}\n\n${tableOf(found)}\n`);
  console.log(faults === 0 ? "No faults found." : `Faults found: ${faults}.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
