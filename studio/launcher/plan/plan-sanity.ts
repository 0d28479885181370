import * as z from "zod";
import type { Values } from "./environment.ts";

const EMBEDDED_PROJECT = "marquee";

export type SanityPlan = {
  kind: "embedded" | "hosted";
  projectId: string;
  dataset: string;
  apiVersion: string;
  /**
   * The hosted service's read token. Null for the embedded lake, for which the launcher creates a
   * token.
   */
  readToken: string | null;
};

const SITE_PROJECT = "NEXT_PUBLIC_SANITY_PROJECT_ID";
const STUDIO_PROJECT = "SANITY_STUDIO_PROJECT_ID";
const SITE_DATASET = "NEXT_PUBLIC_SANITY_DATASET";
const STUDIO_DATASET = "SANITY_STUDIO_DATASET";
const lakeAddresses = ["MARQUEE_LAKE_URL", "SANITY_STUDIO_LAKE_URL"] as const;

const projectId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, "may contain only lower-case letters, digits and hyphens");
const dataset = z
  .string()
  .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, "is not the name of a dataset, such as production");
const apiVersion = z.iso.date("is not a date, such as 2025-02-19");
const readToken = z
  .string()
  .min(
    16,
    "is too short for a token. Create a token with the Viewer role at https://sanity.io/manage",
  );

/** Chooses between the embedded lake and Sanity's hosted service. If there are problems, the plan must not be used. */
export function planSanity(settings: Values): { plan: SanityPlan; problems: string[] } {
  const project = settings[SITE_PROJECT] ?? settings[STUDIO_PROJECT] ?? EMBEDDED_PROJECT;
  const kind = project === EMBEDDED_PROJECT ? "embedded" : "hosted";
  const plan: SanityPlan = {
    kind,
    projectId: project,
    dataset: settings[SITE_DATASET] ?? settings[STUDIO_DATASET] ?? "production",
    apiVersion: settings.NEXT_PUBLIC_SANITY_API_VERSION ?? "2025-02-19",
    readToken: kind === "hosted" ? (settings.SANITY_API_READ_TOKEN ?? null) : null,
  };
  const problems = [
    ...differing(settings, SITE_PROJECT, STUDIO_PROJECT),
    ...differing(settings, SITE_DATASET, STUDIO_DATASET),
    ...malformed(settings, plan),
    ...(kind === "hosted" ? hostedProblems(settings, project) : embeddedProblems(settings, plan)),
  ];
  return { plan, problems };
}

function differing(settings: Values, site: string, studio: string): string[] {
  const [a, b] = [settings[site], settings[studio]];
  if (a === undefined || b === undefined || a === b) return [];
  return [
    `${site} is "${a}" but ${studio} is "${b}": the site and the studio must use the same one. Set both to the same value.`,
  ];
}

function malformed(settings: Values, plan: SanityPlan): string[] {
  const checks = [
    { variable: SITE_PROJECT, value: plan.projectId, shape: projectId },
    { variable: SITE_DATASET, value: plan.dataset, shape: dataset },
    { variable: "NEXT_PUBLIC_SANITY_API_VERSION", value: plan.apiVersion, shape: apiVersion },
  ];
  const problems: string[] = [];
  for (const { variable, value, shape } of checks) {
    const parsed = shape.safeParse(value);
    if (parsed.success) continue;
    const name =
      variable in settings ? variable : variable.replace("NEXT_PUBLIC_SANITY", "SANITY_STUDIO");
    problems.push(`${name} is "${value}", which ${parsed.error.issues[0]?.message ?? "is wrong"}.`);
  }
  return problems;
}

function hostedProblems(settings: Values, project: string): string[] {
  const problems = lakeAddresses
    .filter((variable) => variable in settings)
    .map(
      (variable) =>
        `${variable} is set together with the hosted Sanity project "${project}". Remove ${variable}, or remove the project id to use the embedded lake.`,
    );
  const token = settings.SANITY_API_READ_TOKEN;
  if (token === undefined) {
    problems.push(
      `SANITY_API_READ_TOKEN is not set, but the Sanity project "${project}" requires it. Create a token with the Viewer role at https://sanity.io/manage and put it into web/.env.local.`,
    );
  } else {
    const parsed = readToken.safeParse(token);
    // The message omits the value, because the token is a secret.
    if (!parsed.success)
      problems.push(`SANITY_API_READ_TOKEN ${parsed.error.issues[0]?.message ?? ""}.`);
  }
  return problems;
}

function embeddedProblems(settings: Values, plan: SanityPlan): string[] {
  const problems: string[] = [];
  if ("SANITY_API_READ_TOKEN" in settings) {
    problems.push(
      `SANITY_API_READ_TOKEN is set without a Sanity project. Set ${SITE_PROJECT} to use the hosted service, or remove the token to use the embedded lake, which creates its own.`,
    );
  }
  for (const variable of lakeAddresses) {
    if (!(variable in settings)) continue;
    problems.push(
      `${variable} is set, but Marquee starts its own lake. Remove ${variable}, or set MARQUEE_PORT_LAKE to change the lake's port.`,
    );
  }
  if (plan.dataset !== "production") {
    problems.push(
      `The dataset is "${plan.dataset}", but the embedded lake stores the site in "production". Remove ${SITE_DATASET} and ${STUDIO_DATASET}, or set a Sanity project id.`,
    );
  }
  return problems;
}
