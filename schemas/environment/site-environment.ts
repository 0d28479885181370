import * as z from "zod";
import { tokenSyncOrigins } from "../documents/auth-settings/token-sync-origins.ts";

/** An address of a service, on this machine or anywhere. */
export const serviceAddress = z.url({
  protocol: /^https?$/,
  error: "must be an address such as https://example.org",
});

const secret = z.string().min(16, "must be a random string of at least 16 characters");

const isOrigin = (address: string) => {
  const url = URL.parse(address);
  // What is no address at all is said so once.
  return url === null || `${url.origin}/` === url.href;
};

const hostAndPort = /^(?:[a-z0-9.-]+|\[[\da-f:]+\]):\d{1,5}$/;

const hostsAndPorts = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )
  .superRefine((entries, context) => {
    for (const entry of entries.filter((text) => !hostAndPort.test(text))) {
      context.addIssue({
        code: "custom",
        message: `holds "${entry}", which is no host with its port: write localhost:8080, with commas between them`,
      });
    }
  });

/** The site's own settings, apart from those of the services it asks. `npm start` checks them before it starts anything. */
export const siteEnvironment = {
  NEXT_PUBLIC_SANITY_STUDIO_URL: serviceAddress.default("http://localhost:3333"),
  SANITY_REVALIDATE_SECRET: secret.optional(),
  MARQUEE_SITE_URL: serviceAddress
    .refine(isOrigin, {
      error: "must be the site's address without a path, such as https://example.org",
    })
    .optional(),
  MARQUEE_BLOCK_GALLERY: z
    .enum(["0", "1"], { error: "is 1 to show the block gallery in production, or 0" })
    .default("0"),
  MARQUEE_OUTBOUND_ALLOW: hostsAndPorts,
  MARQUEE_TOKEN_SYNC_ORIGINS: tokenSyncOrigins,
  /** Further hosts that the tag manager's tags may load from; read by the serving layer. */
  MARQUEE_TAG_HOSTS: z
    .string()
    .regex(
      /^(?:\s*https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?\s*(?:,|$))*$/,
      "must be hosts such as https://cdn.example.org or https://*.example.org, with commas between them",
    )
    .optional(),
  /** Where this process listens, as hosting platforms say it. */
  PORT: z.coerce
    .number("must be a port from 1 to 65535")
    .int("must be a port from 1 to 65535")
    .min(1, "must be a port from 1 to 65535")
    .max(65_535, "must be a port from 1 to 65535")
    .optional(),
};
