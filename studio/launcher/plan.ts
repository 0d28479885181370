import { siteEnvironment, strayNames } from "@marquee/schemas/contract";
import * as z from "zod";
import type { Values } from "./environment.ts";
import { planFirebase, type FirebasePlan } from "./plan-firebase.ts";
import { planSanity, type SanityPlan } from "./plan-sanity.ts";
import { readPorts, type Ports } from "./ports.ts";

/** What a start runs: per service the embedded one or the hosted one, and the ports. */
export type Plan = { sanity: SanityPlan; firebase: FirebasePlan; ports: Ports };

/** A plan, or every problem of the settings at once, each saying which setting, and how to mend it. */
export type Planning = { plan: Plan } | { problems: string[] };

/** Decides from the settings what runs here and what is reached on the hosted services. Pure; never throws. */
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

/** Where the site listens is this start's to say: a port of the shell's is none of its business. */
const siteShape = z.object(siteEnvironment).omit({ PORT: true });

/** What the site itself would refuse, but only once everything else runs and it is built. */
function siteProblems(settings: Values): string[] {
  const issues = siteShape.safeParse(settings).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
}
