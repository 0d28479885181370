import * as z from "zod";
import type { Values } from "../plan/environment.ts";

/** A deployment, as its settings describe it. */
export type Deployment = {
  /** Origin of the site. */
  site: string;
  /** Origin of the studio. */
  studio: string;
  content: {
    /** Address of the content service's API, with the version: `https://<project>.api.sanity.io/v2025-02-19`. */
    api: string;
    dataset: string;
    /** The site's token; null if there is none. */
    readToken: string | null;
  };
  /** Secret of the calls to the site after a change; null if there is none. */
  revalidateSecret: string | null;
  /** API key of the Firebase project; null if it isn't set. */
  firebaseKey: string | null;
};

const origin = (name: string) =>
  z.url({ error: `${name} is not an address, such as https://www.example.org.` });

const settingsShape = z.object({
  MARQUEE_SITE_URL: origin("MARQUEE_SITE_URL"),
  NEXT_PUBLIC_SANITY_STUDIO_URL: origin("NEXT_PUBLIC_SANITY_STUDIO_URL"),
  NEXT_PUBLIC_SANITY_PROJECT_ID: z.string({ error: "NEXT_PUBLIC_SANITY_PROJECT_ID is not set." }),
  NEXT_PUBLIC_SANITY_DATASET: z.string().default("production"),
  NEXT_PUBLIC_SANITY_API_VERSION: z.string().default("2025-02-19"),
  MARQUEE_LAKE_URL: origin("MARQUEE_LAKE_URL").optional(),
  SANITY_API_READ_TOKEN: z.string().optional(),
  SANITY_REVALIDATE_SECRET: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_API_KEY: z.string().optional(),
});

/** Reads a deployment's settings. Returns the problems if required settings are missing or wrong. */
export function readDeployment(settings: Values): Deployment | { problems: string[] } {
  const parsed = settingsShape.safeParse(settings);
  if (!parsed.success) return { problems: parsed.error.issues.map(({ message }) => message) };
  const found = parsed.data;
  const content =
    found.MARQUEE_LAKE_URL ?? `https://${found.NEXT_PUBLIC_SANITY_PROJECT_ID}.api.sanity.io`;
  return {
    site: new URL(found.MARQUEE_SITE_URL).origin,
    studio: new URL(found.NEXT_PUBLIC_SANITY_STUDIO_URL).origin,
    content: {
      api: `${content.replace(/\/$/, "")}/v${found.NEXT_PUBLIC_SANITY_API_VERSION}`,
      dataset: found.NEXT_PUBLIC_SANITY_DATASET,
      readToken: found.SANITY_API_READ_TOKEN ?? null,
    },
    revalidateSecret: found.SANITY_REVALIDATE_SECRET ?? null,
    firebaseKey: found.NEXT_PUBLIC_FIREBASE_API_KEY ?? null,
  };
}
