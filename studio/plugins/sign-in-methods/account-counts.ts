import { SanityClient } from "@sanity/client";
import * as z from "zod";
import { type AskSite, siteAs } from "../../site/ask-site.ts";

/** Timeout for the site's response, in ms. Until then, the form shows no result of its checks. */
const PATIENCE = 5_000;

/** Time in ms for which a count is reused, because a form is validated at each change. */
const LIFETIME = 60_000;

const answerShape = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("counted"),
    methods: z.record(z.string(), z.object({ users: z.number(), only: z.number() })),
    isComplete: z.boolean(),
  }),
  z.object({ state: z.literal("unknown") }),
]);

type Counts = z.infer<typeof answerShape>;

/** Creates a function that asks the site how many accounts use a sign-in method. Never rejects. */
export function createAccountQuestion(askAs: (client: SanityClient) => AskSite, now = Date.now) {
  let last: { at: number; counts: Promise<Counts> } | null = null;

  async function ask(client: SanityClient): Promise<Counts> {
    try {
      const response = await askAs(client)({ path: "/api/accounts", timeoutMs: PATIENCE });
      return answerShape.parse(await response.json());
    } catch {
      return { state: "unknown" };
    }
  }

  return async (method: string, client: unknown) => {
    if (!(client instanceof SanityClient)) return null;
    if (last === null || now() - last.at > LIFETIME) last = { at: now(), counts: ask(client) };
    const counts = await last.counts;
    if (counts.state === "unknown") return null;
    const { users, only } = counts.methods[method] ?? { users: 0, only: 0 };
    return { users, only, isComplete: counts.isComplete };
  };
}

/** Creates a function that asks the site at this address. */
export const accountsOnSite = (site: string) =>
  createAccountQuestion((client) => siteAs(site, client));
