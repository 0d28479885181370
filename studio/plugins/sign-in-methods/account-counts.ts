import { SanityClient } from "@sanity/client";
import * as z from "zod";
import { type FetchFromSite, createEditorFetch } from "../../site/fetch-from-site.ts";

/** Timeout for the site's response, in ms. Until then, the form shows no result of its checks. */
const PATIENCE = 5_000;

/** Time in ms for which a count is reused, because a form is validated at each change. */
const LIFETIME = 60_000;

const responseShape = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("counted"),
    methods: z.record(z.string(), z.object({ users: z.number(), only: z.number() })),
    isComplete: z.boolean(),
  }),
  z.object({ state: z.literal("unknown") }),
]);

type Counts = z.infer<typeof responseShape>;

/** Creates a function that asks the site how many accounts use a sign-in method. Never rejects. */
export function createAccountCounter(
  createFetch: (client: SanityClient) => FetchFromSite,
  now = Date.now,
) {
  let last: { at: number; counts: Promise<Counts> } | null = null;

  async function requestCounts(client: SanityClient): Promise<Counts> {
    try {
      const response = await createFetch(client)({ path: "/api/accounts", timeoutMs: PATIENCE });
      return responseShape.parse(await response.json());
    } catch {
      return { state: "unknown" };
    }
  }

  return async (method: string, client: unknown) => {
    if (!(client instanceof SanityClient)) return null;
    if (last === null || now() - last.at > LIFETIME)
      last = { at: now(), counts: requestCounts(client) };
    const counts = await last.counts;
    if (counts.state === "unknown") return null;
    const { users, only } = counts.methods[method] ?? { users: 0, only: 0 };
    return { users, only, isComplete: counts.isComplete };
  };
}

export const accountsOnSite = (site: string) =>
  createAccountCounter((client) => createEditorFetch(site, client));
