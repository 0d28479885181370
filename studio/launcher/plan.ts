import { tokenSyncOrigins } from "@marquee/schemas/contract";
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
    ...tokenSyncProblems(settings),
  ];
  if (problems.length > 0) return { problems };
  return { plan: { sanity: sanity.plan, firebase: firebase.plan, ports } };
}

/** Site and studio read this list alike; a wrong one would only be noticed by the site, once it is built. */
function tokenSyncProblems({ MARQUEE_TOKEN_SYNC_ORIGINS: list }: Values): string[] {
  const issues = tokenSyncOrigins.safeParse(list).error?.issues ?? [];
  return issues.map(({ message }) => `MARQUEE_TOKEN_SYNC_ORIGINS ${message}.`);
}
