import * as z from "zod";
import { tokenSyncOrigins } from "../documents/auth-settings/token-sync-origins.ts";

/** URL of a service, on this machine or elsewhere. */
export const serviceAddress = z.url({
  protocol: /^https?$/,
  error: "must be a URL such as https://example.org",
});

const secret = z.string().min(16, "must be a random string of at least 16 characters");

const isOrigin = (address: string) => {
  const url = URL.parse(address);
  // Accepts an invalid URL, because `serviceAddress` already reports it.
  return url === null || `${url.origin}/` === url.href;
};

/**
 * Shapes of the site's environment variables, except those for the connection to Sanity's API and
 * Firebase. `npm start` validates the variables before it starts any process.
 */
export const siteEnvironment = {
  NEXT_PUBLIC_SANITY_STUDIO_URL: serviceAddress.default("http://localhost:3333"),
  SANITY_REVALIDATE_SECRET: secret.optional(),
  MARQUEE_SITE_URL: serviceAddress
    .refine(isOrigin, {
      error: "must be the site's URL without a path, such as https://example.org",
    })
    .optional(),
  MARQUEE_BLOCK_GALLERY: z
    .enum(["0", "1"], { error: "must be 1 to show the block gallery in production, or 0" })
    .default("0"),
  /** Whether browsers must use https for all subdomains of the site's host too. */
  MARQUEE_HSTS_SUBDOMAINS: z
    .enum(["0", "1"], { error: "must be 1 if every subdomain of the site's host uses https, or 0" })
    .default("0"),
  /** Where people report vulnerabilities of the site: a URI, which `/.well-known/security.txt` contains. */
  MARQUEE_SECURITY_CONTACT: z
    .url({
      protocol: /^(?:https|mailto)$/,
      error: "must be mailto:security@example.org, or the URL of a page that begins with https://",
    })
    .refine((uri) => !/\s/.test(uri), { error: "must not contain spaces" })
    .optional(),
  MARQUEE_TOKEN_SYNC_ORIGINS: tokenSyncOrigins,
  /**
   * URL of the store that several instances of the site share, for example for revoked sessions.
   */
  MARQUEE_SHARED_STORE_URL: z
    .url({
      protocol: /^rediss?$/,
      error:
        "must be the URL of a Redis or Valkey server, such as rediss://user:password@host:6379",
    })
    .optional(),
  /** CDN in front of the site, which caches visitors' pages and expires them on publishing. */
  MARQUEE_CDN: z
    .string()
    .regex(
      /^(?:fastly|cloudflare):[\w-]{1,64}$/,
      "must be fastly:<service id> or cloudflare:<zone id>",
    )
    .optional(),
  /** Token with which the site purges pages in the CDN. */
  MARQUEE_CDN_TOKEN: secret.optional(),
  /** Token with which the site stores submissions of forms. It can do nothing else. */
  MARQUEE_FORMS_WRITE_TOKEN: secret.optional(),
  /** Token with which the site delivers submissions and deletes them after their retention. */
  MARQUEE_FORMS_WORKER_TOKEN: secret.optional(),
  /** Secret that signs the webhooks of forms. */
  MARQUEE_FORMS_WEBHOOK_SECRET: secret.optional(),
  /** Mail server that sends submissions of forms. */
  MARQUEE_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must be the URL of a mail server, such as smtps://user:password@mail.example.org:465",
    })
    .optional(),
  /** Sender of the emails about submissions. */
  MARQUEE_MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]{0,100}<)?[^\s<>@]+@[^\s<>@]+>?$/,
      "must be an email address, such as site@example.org",
    )
    .optional(),
  /** Additional hosts that the tag manager's tags may load from. The Content Security Policy allows them. */
  MARQUEE_TAG_HOSTS: z
    .string()
    .regex(
      /^(?:\s*https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?\s*(?:,|$))*$/,
      "must be hosts such as https://cdn.example.org or https://*.example.org, with commas between them",
    )
    .optional(),
  /** Port that this process listens on, as hosting platforms set it. */
  PORT: z.coerce
    .number("must be a port from 1 to 65535")
    .int("must be a port from 1 to 65535")
    .min(1, "must be a port from 1 to 65535")
    .max(65_535, "must be a port from 1 to 65535")
    .optional(),
};
