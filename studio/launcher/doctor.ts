import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Check, Send } from "./doctor/check.ts";
import { contentChecks } from "./doctor/content-checks.ts";
import { readDeployment } from "./doctor/deployment.ts";
import { reportOf } from "./doctor/report.ts";
import { signInChecks } from "./doctor/sign-in-checks.ts";
import { siteChecks } from "./doctor/site-checks.ts";
import { readSettings, withOrigins } from "./plan/environment.ts";

async function diagnose(): Promise<void> {
  // Throws an error that names an argument, because there are none.
  parseArgs({ options: {} });
  const { values, origins } = readSettings(join(import.meta.dirname, "../.."), process.env);
  const deployment = readDeployment(values);
  if ("problems" in deployment) {
    const problems = deployment.problems.map((problem) => `  ${withOrigins(problem, origins)}`);
    throw new Error(["The doctor needs the deployment's settings:", ...problems].join("\n"));
  }
  let hasResponse = false;
  const send: Send = async (address, init) => {
    const response = await fetch(address, init);
    hasResponse = true;
    return response;
  };
  const checks: Check[] = [
    ...contentChecks(deployment, send),
    ...siteChecks(deployment, { send, now: Date.now }),
    ...signInChecks(deployment, send),
  ];
  const found = await Promise.all(
    checks.map(async ({ name, run }) => ({ name, outcome: await run() })),
  );
  const { text, faults } = reportOf(found, hasResponse);
  const { NEXT_PUBLIC_SANITY_STUDIO_URL: studio } = values;
  const note = studio === undefined ? ` (studio: ${deployment.studio}, the default)` : "";
  console.log(`${deployment.site}${note}\n\n${text}\n`);
  console.log(faults === 0 ? "No faults found." : `Faults found: ${faults}.`);
  process.exitCode = faults === 0 ? 0 : 1;
}

await diagnose().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
