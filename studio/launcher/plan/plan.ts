import { siteEnvironment, strayNames } from "@marquee/schemas/contract";
import * as z from "zod";
import type { Values } from "./environment.ts";
import { planFirebase, type FirebasePlan } from "./plan-firebase.ts";
import { planSanity, type SanityPlan } from "./plan-sanity.ts";
import { readPorts, type Ports } from "./ports.ts";

export type Plan = { sanity: SanityPlan; firebase: FirebasePlan; ports: Ports };

/** A plan, or all problems of the settings. Each problem names the setting and the fix. */
export type Planning = { plan: Plan } | { problems: string[] };

/** Decides from the settings which services are embedded and which are hosted. Never throws. */
export function planServices(settings: Values): Planning {
  const { ports, problems: portProblems } = readPorts(settings);
  const sanity = planSanity(settings);
  const firebase = planFirebase(settings);
  const problems = [
    ...portProblems,
    ...sanity.problems,
    ...firebase.problems,
    ...siteProblems(settings),
    ...strayNames(Object.keys(settings)).map((problem) => `${problem}.`),
  ];
  if (problems.length > 0) return { problems };
  return { plan: { sanity: sanity.plan, firebase: firebase.plan, ports } };
}

/** Omits `PORT`, because the launcher sets the site's port itself. */
const siteShape = z.object(siteEnvironment).omit({ PORT: true });

/**
 * Returns problems with the site's settings. Without this check, the site would report them only
 * after its build.
 */
function siteProblems(settings: Values): string[] {
  const issues = siteShape.safeParse(settings).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
}
