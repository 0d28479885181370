import "server-only";
import {
  authSettingsQuery,
  authSettingsShape,
  consentSettingsQuery,
  consentSettingsShape,
  defaultAuthSettings,
  defaultConsentSettings,
  defaultLocaleSettings,
  defaultSiteSettings,
  localeSettingsQuery,
  localeSettingsShape,
  siteSettingsQuery,
  siteSettingsShape,
} from "@marquee/schemas/contract";
import type {
  AuthSettings,
  ConsentSettings,
  LocaleSettings,
  SiteSettings,
} from "@marquee/schemas/types";
import * as z from "zod";
import { readContent } from "./fetch.server.ts";
import type { View } from "./view.ts";

/** The settings documents, each checked; safe defaults where one is missing or broken [PAGE-5]. */
export type Settings = {
  site: SiteSettings;
  locale: LocaleSettings;
  auth: AuthSettings;
  consent: ConsentSettings;
  /** Changes to these tags change any page. */
  tags: readonly string[];
};

/** One request for all four: they are on every page. */
const settingsQuery = `{
  "site": ${siteSettingsQuery},
  "locale": ${localeSettingsQuery},
  "auth": ${authSettingsQuery},
  "consent": ${consentSettingsQuery}
}`;

const envelope = z.object({
  site: z.unknown(),
  locale: z.unknown(),
  auth: z.unknown(),
  consent: z.unknown(),
});

const logged = new Set<string>();

function orDefault<T>(name: string, shape: z.ZodType<T>, raw: unknown, fallback: T): T {
  const parsed = shape.safeParse(raw);
  if (parsed.success) return parsed.data;
  const line = `content: ${name} can't be used, so its defaults are: ${z.prettifyError(parsed.error)}`;
  if (!logged.has(line)) console.error(line);
  logged.add(line);
  return fallback;
}

/** Reads the site's settings. Throws only when the content service fails and nothing was kept. */
export async function readSettings(view: View): Promise<Settings> {
  const { result, tags } = await readContent(view, settingsQuery);
  const raw = envelope.parse(result);
  return {
    site: orDefault("siteSettings", siteSettingsShape, raw.site, defaultSiteSettings),
    locale: orDefault("localeSettings", localeSettingsShape, raw.locale, defaultLocaleSettings),
    auth: orDefault("authSettings", authSettingsShape, raw.auth, defaultAuthSettings),
    consent: orDefault(
      "consentSettings",
      consentSettingsShape,
      raw.consent,
      defaultConsentSettings,
    ),
    tags,
  };
}
