import { siteEnvironment } from "@marquee/schemas/contract";
import * as z from "zod";
import type { Values } from "../plan/environment.ts";
import { planSanity } from "../plan/plan-sanity.ts";

export type Deployment = {
  /** Origin of the site. */
  site: string;
  /** Origin of the studio. */
  studio: string;
  content: {
    /** Address of the content service's API, with the version: `https://<project>.api.sanity.io/v2025-02-19`. */
    api: string;
    dataset: string;
    readToken: string | null;
  };
  /** Secret of the calls to the site after a change; null if there is none. */
  revalidateSecret: string | null;
  /** ID of the project on Sanity's hosted service; null with the embedded lake. */
  project: string | null;
  /** Token that may list the project's webhooks; null if there is none. */
  manageToken: string | null;
  firebaseKey: string | null;
};

const address = (name: string) =>
  z.url({
    error: ({ input }) =>
      input === undefined
        ? `${name} is not set. Set it to the deployment's address, such as https://www.example.org.`
        : `${name} is "${String(input)}", which is not an address, such as https://www.example.org.`,
  });

/** The studio's address if none is set, as the site reads it. */
const DEFAULT_STUDIO = siteEnvironment.NEXT_PUBLIC_SANITY_STUDIO_URL.parse(undefined);

const settingsShape = z.object({
  MARQUEE_SITE_URL: address("MARQUEE_SITE_URL"),
  NEXT_PUBLIC_SANITY_STUDIO_URL: address("NEXT_PUBLIC_SANITY_STUDIO_URL").default(DEFAULT_STUDIO),
  MARQUEE_LAKE_URL: address("MARQUEE_LAKE_URL").optional(),
  SANITY_API_READ_TOKEN: z.string().optional(),
  SANITY_REVALIDATE_SECRET: z.string().optional(),
  SANITY_AUTH_TOKEN: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_API_KEY: z.string().optional(),
});

export function readDeployment(settings: Values): Deployment | { problems: string[] } {
  const { plan } = planSanity(settings);
  const parsed = settingsShape.safeParse(settings);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (plan.kind === "embedded" && settings.MARQUEE_LAKE_URL === undefined) {
    problems.push(
      "NEXT_PUBLIC_SANITY_PROJECT_ID is not set. Set it to the project's ID, or MARQUEE_LAKE_URL to the lake's address.",
    );
  }
  if (!parsed.success || problems.length > 0) return { problems };
  const found = parsed.data;
  const content = found.MARQUEE_LAKE_URL ?? `https://${plan.projectId}.api.sanity.io`;
  return {
    site: new URL(found.MARQUEE_SITE_URL).origin,
    studio: new URL(found.NEXT_PUBLIC_SANITY_STUDIO_URL).origin,
    content: {
      api: `${content.replace(/\/$/, "")}/v${plan.apiVersion}`,
      dataset: plan.dataset,
      readToken: found.SANITY_API_READ_TOKEN ?? null,
    },
    revalidateSecret: found.SANITY_REVALIDATE_SECRET ?? null,
    project: plan.kind === "hosted" ? plan.projectId : null,
    manageToken: found.SANITY_AUTH_TOKEN ?? null,
    firebaseKey: found.NEXT_PUBLIC_FIREBASE_API_KEY ?? null,
  };
}
