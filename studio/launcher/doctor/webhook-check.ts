import * as z from "zod";
import {
  requestOutcome,
  bad,
  type Check,
  good,
  type Outcome,
  type Send,
  skipped,
} from "./check.ts";
import type { Deployment } from "./deployment.ts";

const SETTINGS = "https://sanity.io/manage, API, Webhooks";

/** https://www.sanity.io/docs/http-reference/webhooks */
const API = "https://api.sanity.io/v2025-08-04/hooks/projects";

const hookShape = z.object({
  name: z.string(),
  url: z.string(),
  dataset: z.string(),
  httpMethod: z.string().default("POST"),
  isDisabled: z.boolean().default(false),
  isDisabledByUser: z.boolean().default(false),
  secret: z.string().nullable().default(null),
  rule: z
    .object({ on: z.array(z.string()) })
    .nullable()
    .default(null),
});

type Hook = z.infer<typeof hookShape>;

const changes = ["create", "update", "delete"];

/**
 * Checks the webhooks that call the site after a change: they are on, for the site's dataset and all
 * kinds of changes, and have the site's secret. A site that runs all the time needs no webhook.
 */
export function webhookCheck(
  { site, content, revalidateSecret, project, manageToken }: Deployment,
  send: Send,
): Check {
  const endpoint = `${site}/api/revalidate`;

  function faultOf(hook: Hook): Outcome | null {
    const name = `The webhook “${hook.name}”`;
    if (hook.isDisabled || hook.isDisabledByUser) {
      return bad(`${name} is disabled.`, `Enable it: ${SETTINGS}. Its attempts say why it failed.`);
    }
    if (!["*", content.dataset].includes(hook.dataset)) {
      return bad(
        `${name} is for the dataset “${hook.dataset}”, and the site shows “${content.dataset}”.`,
        `Choose the site's dataset: ${SETTINGS}.`,
      );
    }
    if (hook.httpMethod !== "POST") {
      return bad(`${name} uses ${hook.httpMethod}.`, `Choose POST: ${SETTINGS}.`);
    }
    const missing = changes.filter((change) => hook.rule?.on.includes(change) === false);
    if (missing.length > 0) {
      return bad(
        `${name} doesn't call the site after: ${missing.join(", ")}.`,
        `Turn on all three triggers: ${SETTINGS}.`,
      );
    }
    return hook.secret === revalidateSecret
      ? null
      : bad(
          `${name} has another secret than the site, so the site refuses its calls.`,
          `Set its secret to SANITY_REVALIDATE_SECRET: ${SETTINGS}.`,
        );
  }

  async function run(): Promise<Outcome> {
    if (project === null) return skipped("The embedded lake has no webhooks to check.");
    if (revalidateSecret === null) return skipped("SANITY_REVALIDATE_SECRET is not set.");
    if (manageToken === null) {
      return skipped("Set SANITY_AUTH_TOKEN to a token of a developer to check the webhooks.");
    }
    const headers = { authorization: `Bearer ${manageToken}` };
    return requestOutcome(send, `${API}/${project}`, { headers }, async (response) => {
      if (response.status === 401 || response.status === 403) {
        return bad(
          "SANITY_AUTH_TOKEN may not list the webhooks.",
          "Create a token with the Developer role (https://sanity.io/manage, API, Tokens).",
        );
      }
      const hooks = z
        .array(z.unknown())
        .parse(await response.json())
        .flatMap((hook) => hookShape.safeParse(hook).data ?? [])
        .filter(({ url }) => url === endpoint);
      const fault = hooks.map(faultOf).find((found) => found !== null);
      if (fault !== undefined) return fault;
      return hooks.length === 0
        ? skipped(`No webhook calls ${endpoint}. Only a host that freezes the site needs one.`)
        : good(`${hooks.map(({ name }) => `“${name}”`).join(", ")} calls the site after changes.`);
    });
  }

  return { name: "Webhook", run };
}
