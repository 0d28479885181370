import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { serviceAccountProblem } from "@marquee/schemas/contract";
import * as z from "zod";
import type { Values } from "./environment.ts";

/** Project id of the embedded sign-in service. Google never assigns ids that begin with `demo-`. */
const EMBEDDED_FIREBASE_PROJECT = "demo-marquee";

export type FirebasePlan = {
  kind: "embedded" | "hosted";
  projectId: string;
};

const PROJECT = "NEXT_PUBLIC_FIREBASE_PROJECT_ID";
const emulatorHosts = [
  "FIREBASE_AUTH_EMULATOR_HOST",
  "NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST",
] as const;

/** Required settings of a hosted project, and where to find their values. */
const hostedNeeds = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "the Web API key in the Firebase console's project settings",
} as const;

const accountVariables = [
  "GOOGLE_APPLICATION_CREDENTIALS",
  "FIREBASE_CLIENT_EMAIL",
  "FIREBASE_PRIVATE_KEY",
] as const;
const projectId = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    "is not a Firebase project id (6 to 30 letters, digits, hyphens)",
  );

/**
 * Chooses between the embedded sign-in service and hosted Firebase. If there are problems, the plan must not be used.
 */
export function planFirebase(settings: Values): { plan: FirebasePlan; problems: string[] } {
  const project = settings[PROJECT] ?? EMBEDDED_FIREBASE_PROJECT;
  const kind = project.startsWith("demo-") ? "embedded" : "hosted";
  const problems =
    kind === "hosted" ? hostedProblems(settings, project) : embeddedProblems(settings, project);
  return { plan: { kind, projectId: project }, problems };
}

function hostedProblems(settings: Values, project: string): string[] {
  const problems: string[] = [];
  const parsed = projectId.safeParse(project);
  if (!parsed.success)
    problems.push(
      `${PROJECT} is "${project}", which ${parsed.error.issues[0]?.message ?? "is wrong"}.`,
    );
  for (const variable of emulatorHosts) {
    if (!(variable in settings)) continue;
    problems.push(
      `${variable} is set together with the hosted Firebase project "${project}", but an emulator accepts forged tokens. Remove ${variable}, or remove ${PROJECT} to use the embedded sign-in service.`,
    );
  }
  for (const [variable, source] of Object.entries(hostedNeeds)) {
    if (variable in settings) continue;
    problems.push(
      `${variable} is not set, but the Firebase project "${project}" requires it. Copy ${source} into web/.env.local.`,
    );
  }
  const account = serviceAccountProblem(settings, project, siteFinds);
  return account === null ? problems : [...problems, `${account}.`];
}

/** Whether the site finds a file. It resolves the path against its own folder. */
const siteFinds = (path: string) =>
  existsSync(resolve(join(import.meta.dirname, "../../../web"), path));

function embeddedProblems(settings: Values, project: string): string[] {
  const problems: string[] = [];
  if (project !== EMBEDDED_FIREBASE_PROJECT) {
    problems.push(
      `${PROJECT} is "${project}", but the embedded sign-in service is "${EMBEDDED_FIREBASE_PROJECT}". Remove ${PROJECT}, or set the id of a hosted project.`,
    );
  }
  for (const variable of emulatorHosts) {
    if (!(variable in settings)) continue;
    problems.push(
      `${variable} is set, but Marquee starts its own sign-in service. Remove ${variable}, or set MARQUEE_PORT_AUTH to change its port.`,
    );
  }
  for (const variable of accountVariables) {
    // Ignores GOOGLE_APPLICATION_CREDENTIALS, because users often set it for other tools. The
    // embedded service never reads it.
    if (variable === "GOOGLE_APPLICATION_CREDENTIALS" || !(variable in settings)) continue;
    problems.push(
      `${variable} is set without a Firebase project. Set ${PROJECT}, or remove ${variable}.`,
    );
  }
  return problems;
}
